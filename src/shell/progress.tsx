import { useNavigation } from 'react-router'
import { useTexts } from '#i18n/use-texts.tsx'
import { useUnderWay } from '#ui/under-way.tsx'
import { useIsSlow } from '#ui/use-is-slow.tsx'
import styles from './progress.module.css'

/** Milliseconds: an answer within them needs no sign that it is on its way. */
export const QUICK = 150
/** Milliseconds after which who can't see the line is told as well. */
const LONG = 1000

/** A line under the header while a page, or a part of one, is on its way. */
export function Progress() {
  const { shell } = useTexts().shop
  const isMoving = useNavigation().state !== 'idle'
  const isFetching = useUnderWay(({ count }) => count > 0)
  const isBusy = isMoving || isFetching
  const isSlow = useIsSlow(isBusy, QUICK)
  const isLong = useIsSlow(isBusy, LONG)
  return (
    <>
      {isSlow ? <div className={styles.progress} /> : null}
      <p role="status" className="visually-hidden">
        {isLong ? shell.loading : null}
      </p>
    </>
  )
}
