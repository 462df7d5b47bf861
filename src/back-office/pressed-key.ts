interface Pressed {
  key: string
  code: string
  shiftKey: boolean
}

/** As on a Latin keyboard: where a key says something else, as on an Arabic one, it is known by its place. */
export function latinKey({ key, code, shiftKey }: Pressed): string {
  if (/^[\p{ASCII}\p{Script=Latin}]+$/u.test(key)) return key.toLowerCase()
  if (code === 'Slash') return shiftKey ? '?' : '/'
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key
}

interface WithOthers extends Pressed {
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** Ctrl, or Cmd, and a letter, alone. */
export const isCommand = (pressed: WithOthers, letter: string): boolean =>
  (pressed.ctrlKey || pressed.metaKey) && !pressed.altKey && !pressed.shiftKey && latinKey(pressed) === letter
