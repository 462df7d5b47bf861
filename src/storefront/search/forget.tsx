import { useTexts } from '#i18n/use-texts.tsx'
import { CloseIcon } from '#ui/icons.tsx'
import styles from './search.module.css'
import type { useRecent } from './use-recent.tsx'

interface ForgetProps extends Pick<ReturnType<typeof useRecent>, 'searches' | 'forget'> {
  onForgotten: () => void
}

/** Buttons have no place among choices: they stand beside them, each in the row of its own. */
export function Forget({ searches, forget, onForgotten }: ForgetProps) {
  const { search } = useTexts('search')
  const press = (words?: string) => (): void => {
    forget(words)
    onForgotten()
  }
  if (searches.length === 0) return null
  return (
    <div className={styles.forget}>
      <button type="button" className={styles.all} onClick={press()}>
        {search.forgetAll}
      </button>
      {searches.map((words) => (
        <button key={words} type="button" aria-label={search.forget(words)} onClick={press(words)}>
          <CloseIcon />
        </button>
      ))}
    </div>
  )
}
