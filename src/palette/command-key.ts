/** What is held down with another key: Ctrl, and on a Mac the key that says ⌘. */
export const commandKey = (): string => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl')
