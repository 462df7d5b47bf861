import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Refusal } from '#lib/refusal.ts'
import { accessToken } from '#lib/request-over-http.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { cancelGuestOrderCall, changeOwnOrderCall } from '../api.ts'
import { type ShownOrder, waitsForCard } from '../shown-order.ts'
import styles from './cancel-order.module.css'

type Way = 'guest' | 'account'

/** One's own order, while it is pending; the back-office has its own ways. */
function mayCancel(order: ShownOrder, way: Way): boolean {
  const { isGuestOrder, isOwn, status } = order
  // One that waits for its card is cancelled where it is paid.
  if (status !== 'pending' || !isOwn || waitsForCard(order)) return false
  return way === 'account' || (isGuestOrder && accessToken.read() === null)
}

interface CancelProps {
  order: ShownOrder
  way?: Way
  onCancelled: () => void
}

function useCancelling({ order, way, onCancelled }: Required<CancelProps>) {
  const { track } = useTexts('checkout').checkout
  const revalidator = useRevalidator()
  const [isAsking, setAsking] = useState(false)
  const [isUnderWay, setUnderWay] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [hasMovedOn, setMovedOn] = useState(false)

  async function cancel(): Promise<void> {
    setUnderWay(true)
    setProblem(null)
    try {
      await sendRequest(way === 'account' ? changeOwnOrderCall : cancelGuestOrderCall, {
        id: order.id,
        status: 'cancelled',
        from: order.status,
      })
      setAsking(false)
      await revalidator.revalidate()
      onCancelled()
    } catch (error) {
      setProblem(error instanceof Refusal && error.message !== error.code ? error.message : track.failed)
      setMovedOn(error instanceof Refusal && error.code === 'STALE_EDIT')
    } finally {
      setUnderWay(false)
    }
  }
  async function readAgain(): Promise<void> {
    await revalidator.revalidate()
    setAsking(false)
  }
  return { isAsking, isUnderWay, problem, hasMovedOn, setAsking, cancel, readAgain }
}

export function CancelOrder({ order, way = 'guest', onCancelled }: CancelProps) {
  const { track } = useTexts('checkout').checkout
  const cancelling = useCancelling({ order, way, onCancelled })
  const { isAsking, isUnderWay, problem, hasMovedOn, setAsking, cancel, readAgain } = cancelling
  if (!mayCancel(order, way)) return null
  return (
    <div className={styles.cancel}>
      <Button kind="outline" onClick={() => setAsking(true)}>
        {track.cancel}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={track.cancelTitle}
        closeLabel={track.close}
        footer={
          <div className={styles.answers}>
            <Button data-first onClick={() => setAsking(false)}>
              {track.cancelNo}
            </Button>
            {hasMovedOn ? (
              <Button kind="outline" onClick={() => void readAgain()}>
                {track.readAgain}
              </Button>
            ) : (
              <Button kind="outline" busy={isUnderWay} aria-label={track.cancelYes} onClick={() => void cancel()}>
                {track.cancelYes}
              </Button>
            )}
          </div>
        }
      >
        <p>{track.cancelText}</p>
        {problem ? <Notice tone="error">{problem}</Notice> : null}
      </Dialog>
    </div>
  )
}
