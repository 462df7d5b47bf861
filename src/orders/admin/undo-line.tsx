import { useEffect, useState } from 'react'
import { useOwnOffer } from '#back-office/admin-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { shortId } from '../order.ts'
import type { AdminOrder } from './admin-order.ts'
import styles from './change.module.css'
import { useUndo } from './use-undo.tsx'

interface UndoProps {
  order: AdminOrder
  undo: NonNullable<AdminOrder['undo']>
}

/** What was just done to an order can go back for a minute; give it the step as its key. */
export function UndoLine({ order, undo: { step, to, seconds, isEdit } }: UndoProps) {
  const { statuses, undo: texts } = useAdminTexts()
  const [isOver, setOver] = useState(false)
  const { isBusy, take } = useUndo()
  useOwnOffer()
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), seconds * 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  if (isOver) return null
  return (
    <Notice className={styles.undo}>
      <span>{isEdit ? texts.editNotTold : texts.notToldYet(statuses[to])}</span>
      <Button
        kind="outline"
        busy={isBusy}
        aria-label={isEdit ? texts.actionOfEdit(shortId(order.id)) : texts.actionOf(shortId(order.id), statuses[to])}
        onClick={() => void take(order.id, step)}
      >
        {texts.action}
      </Button>
    </Notice>
  )
}
