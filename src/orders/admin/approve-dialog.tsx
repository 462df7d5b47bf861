import { Answers } from '#back-office/admin-answers.tsx'
import { Facts } from '#back-office/admin-page.tsx'
import { ProblemNotice } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Price } from '#ui/price.tsx'
import { shortId } from '../order.ts'
import { customerOf, type ListedOrder } from './admin-order.ts'
import styles from './change.module.css'
import { MovedOn, ReadAgain } from './moved-on.tsx'
import { foresee } from './status-change.ts'
import { StockWords } from './stock-words.tsx'
import { movedOn, notChanged, useOrderChange } from './use-order-change.tsx'

interface ApproveProps {
  order: ListedOrder
  isOpen: boolean
  onClose: () => void
}

export function ApproveDialog({ order, isOpen, onClose }: ApproveProps) {
  const { approve, common, order: texts, statuses } = useAdminTexts()
  const language = useLanguage()
  const { isBusy, problem, forget, approve: send, readAgain } = useOrderChange(order)
  const next = foresee(order, 'paid', true)
  const isTaken = next?.effect === 'unchanged'
  const elsewhere = movedOn(problem)
  const why = notChanged(problem)
  const close = (): void => {
    forget()
    onClose()
  }
  const buttons = (
    <Answers onCancel={close}>
      {elsewhere ? (
        <ReadAgain isBusy={isBusy} onRead={() => void readAgain(onClose)} />
      ) : (
        <Button busy={isBusy} onClick={() => void send(onClose)}>
          {approve.confirm}
        </Button>
      )}
    </Answers>
  )
  const question = (
    <>
      {why ? <ProblemNotice problem={why} /> : null}
      <p>{isTaken ? approve.sentQuestion(statuses[order.status]) : approve.question}</p>
      <p className={styles.fromTo}>{approve.inHand}</p>
      <Facts
        rows={{
          [texts.columns.id]: <Code>{shortId(order.id)}</Code>,
          [texts.columns.customer]: <bdi>{customerOf(order)}</bdi>,
          [approve.amount]: <Price pounds={order.total} language={language} />,
        }}
      />
      {next && !isTaken ? <StockWords order={order} next={next} /> : null}
    </>
  )
  return (
    <Dialog isOpen={isOpen} onClose={close} title={approve.title} closeLabel={common.close} footer={buttons}>
      <div className={styles.body}>{elsewhere ? <MovedOn now={elsewhere} /> : question}</div>
    </Dialog>
  )
}
