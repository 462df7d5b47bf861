import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { type Command, commandsLike, grouped } from './command.ts'
import { useFound } from './use-found.tsx'

interface PaletteState {
  /** What is there without a search: pages and actions. */
  commands: readonly Command[]
  onGo: (to: string) => void
  onClose: () => void
}

export function usePalette({ commands, onGo, onClose }: PaletteState) {
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  /** Enter came before the answer did. */
  const [isHasty, setHasty] = useState(false)
  const search = useFound(typed, onGo)
  const groups = grouped([...commandsLike(commands, typed), ...search.commands])
  const options = groups.flatMap((each) => each.commands)
  const at = Math.min(active, options.length - 1)

  const choose = (command: Command): void => {
    onClose()
    command.run()
  }
  const type = (text: string): void => {
    setTyped(text)
    setActive(0)
    setHasty(false)
  }
  const enter = (): void => {
    const command = options[at]
    const isOld = search.isLate && (command === undefined || search.commands.includes(command))
    if (isOld) setHasty(true)
    else if (command) choose(command)
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => setActive(options.length === 0 ? 0 : (at + 1) % options.length),
    ArrowUp: () => setActive(options.length === 0 ? 0 : (at - 1 + options.length) % options.length),
    Enter: enter,
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = keys[event.key]
    if (!act || event.nativeEvent.isComposing) return
    event.preventDefault()
    act()
  }

  const catchUp = useEffectEvent(() => {
    if (!isHasty) return
    setHasty(false)
    const [first] = options
    if (first) choose(first)
  })
  useEffect(() => {
    if (!search.isLate) catchUp()
  }, [search.isLate])

  return { typed, type, search, groups, options, at, choose, onKeyDown }
}

export type PaletteParts = ReturnType<typeof usePalette>
