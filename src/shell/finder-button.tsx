import { useEffect, useEffectEvent, useState } from 'react'
import { tell } from '#back-office/admin-notice.tsx'
import { isCommand } from '#back-office/pressed-key.ts'
import { useSingleKey } from '#back-office/single-keys.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { commandKey } from '#palette/command-key.ts'
import { SearchIcon } from '#ui/icons.tsx'
import { useLate } from '#ui/late.tsx'
import styles from './admin-frame.module.css'

type Opened = 'palette' | 'shortcuts' | null

const load = () => import('./finder.tsx')

/** Ctrl+K, or Cmd+K, everywhere but over another question. */
function usePaletteKey(toggle: (isBusy: boolean) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isCommand(event, 'k')) return
    event.preventDefault()
    toggle(document.querySelector('dialog[open]') !== null)
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => press(event)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** What it opens comes with its first opening. */
export function FinderButton() {
  const { palette } = useAdminTexts()
  const [opened, setOpened] = useState<Opened>(null)
  const [isWanted, setWanted] = useState(false)
  const open = (what: Opened): void => {
    setWanted(true)
    setOpened(what)
  }
  const late = useLate(isWanted, load, () => {
    setWanted(false)
    setOpened(null)
    tell('error', palette.loadFailed)
  })
  usePaletteKey((isBusy) => {
    if (opened === 'palette') setOpened(null)
    else if (!isBusy) open('palette')
  })
  useSingleKey('?', () => open('shortcuts'))
  const key = commandKey()
  return (
    <>
      <button
        type="button"
        className={styles.find}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-busy={(isWanted && !late) || undefined}
        onClick={() => open('palette')}
      >
        <SearchIcon />
        <span className={styles.findName}>{palette.button}</span>
        <kbd className={styles.key} dir="ltr" lang="en">
          {palette.keys(key)}
        </kbd>
      </button>
      {late ? <late.Finder opened={opened} onOpen={setOpened} /> : null}
    </>
  )
}
