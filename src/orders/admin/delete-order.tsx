import { useState } from 'react'
import { useAct } from '#back-office/admin-act.tsx'
import { Answers } from '#back-office/admin-answers.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { apart } from '#back-office/list/row-actions.tsx'
import { RowWord } from '#back-office/list/row-word.tsx'
import { type Problem, ProblemNotice } from '#back-office/problem-notice.tsx'
import { useReadingAgain } from '#back-office/use-reading-again.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TrashIcon } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { deleteOrderCall } from '../api.ts'
import { type OrderStatus, shortId } from '../order.ts'
import type { ListedOrder } from './admin-order.ts'
import styles from './change.module.css'
import { GoodsField } from './goods-field.tsx'
import { MovedOn, ReadAgain } from './moved-on.tsx'
import { foresee } from './status-change.ts'
import { movedOnTo } from './use-order-change.tsx'

interface DeleteProps {
  order: ListedOrder
  onDeleted: () => Promise<void>
}

export function DeleteOrder({ order, onDeleted, isInRow = false }: DeleteProps & { isInRow?: boolean }) {
  const { deletion } = useAdminTexts()
  const [isAsked, setAsked] = useState(false)
  const [times, setTimes] = useState(0)
  const inRow = { className: apart, 'aria-label': deletion.shortOf(shortId(order.id)) }
  const open = (): void => {
    setTimes(times + 1)
    setAsked(true)
  }
  return (
    <>
      <Button kind="quiet" {...(isInRow ? inRow : { className: styles.delete })} aria-haspopup="dialog" onClick={open}>
        {isInRow ? <RowWord icon={<TrashIcon />}>{deletion.short}</RowWord> : deletion.action}
      </Button>
      <DeleteDialog key={times} order={order} isOpen={isAsked} onDeleted={onDeleted} onClose={() => setAsked(false)} />
    </>
  )
}

interface DialogProps extends DeleteProps {
  isOpen: boolean
  onClose: () => void
}

function DeleteDialog({ order, isOpen, onDeleted, onClose }: DialogProps) {
  const { common, deletion } = useAdminTexts()
  const [goodsAreBack, setGoods] = useState(true)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [movedOn, setMovedOn] = useState<{ now: OrderStatus } | null>(null)
  // As it was when it was asked, whatever the list behind has read since.
  const [from] = useState(order.status)
  const { isBusy, act } = useAct()
  const { revalidate } = useReadingAgain()

  const send = (): Promise<void> =>
    act(
      async () => {
        await sendRequest(deleteOrderCall, { id: order.id, restock: goodsAreBack, from })
        tell('success', deletion.done(shortId(order.id)))
        onClose()
        await onDeleted()
      },
      ({ refusal, words }) => {
        const now = movedOnTo(refusal)
        setMovedOn(now)
        setProblem(now ? null : { text: deletion.failed(words), refusal })
      },
    )
  const readAgain = async (): Promise<void> => {
    await revalidate()
    onClose()
  }

  const mayBeDeleted = (
    <Button busy={isBusy} onClick={() => void send()}>
      {deletion.confirm}
    </Button>
  )
  const way = order.owesMoney ? null : mayBeDeleted
  const buttons = (
    <Answers onCancel={onClose}>
      {movedOn ? <ReadAgain isBusy={isBusy} onRead={() => void readAgain()} /> : way}
    </Answers>
  )
  const question = order.owesMoney ? (
    <Notice tone="warning">{deletion.owed}</Notice>
  ) : (
    <>
      {problem ? <ProblemNotice problem={problem} /> : null}
      <p className={styles.fromTo}>{deletion.question}</p>
      <p>{deletion.effect}</p>
      {foresee(order, 'cancelled', true)?.asksForGoods ? (
        <GoodsField isChecked={goodsAreBack} onCheck={setGoods} />
      ) : null}
    </>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={deletion.action} closeLabel={common.close} footer={buttons}>
      <div className={styles.body}>{movedOn ? <MovedOn {...movedOn} /> : question}</div>
    </Dialog>
  )
}
