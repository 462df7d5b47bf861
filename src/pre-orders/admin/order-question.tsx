import { Answers, DialogProblem } from '#back-office/admin-answers.tsx'
import { Facts } from '#back-office/admin-page.tsx'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Price } from '#ui/price.tsx'
import type { AdminPreOrder } from '../shown-pre-order.ts'
import styles from './pre-orders.module.css'
import type { useOrderPreOrder } from './use-order-pre-order.tsx'

interface QuestionProps {
  preOrder: AdminPreOrder
  entry: ReturnType<typeof useOrderPreOrder>
}

/** What will be: which pieces, for how much, and that the customer hears of it. */
export function OrderQuestion({ preOrder, entry }: QuestionProps) {
  const { preOrder: texts, common } = useAdminTexts()
  const language = useLanguage()
  const { product, size, isAsked, isBusy, problem, close, confirm } = entry
  if (!product) return null
  const { quantity, price, freeShipping, email } = preOrder
  const each = Math.min(price, product.price)
  const buttons = (
    <Answers onCancel={close}>
      <Button busy={isBusy} onClick={confirm}>
        {texts.orderConfirm}
      </Button>
    </Answers>
  )
  return (
    <Dialog isOpen={isAsked} onClose={close} title={texts.orderTitle} closeLabel={common.close} footer={buttons}>
      <div className={styles.form}>
        <DialogProblem problem={problem} />
        <Facts
          rows={{
            [texts.product]: <bdi>{inWords(language, product.name, product.nameAr)}</bdi>,
            [texts.size]: <bdi>{size}</bdi>,
            [texts.quantity]: quantity,
            [texts.total]: <Price pounds={Math.round(each * 100 * quantity) / 100} language={language} />,
            [texts.shipping]: freeShipping ? texts.freeShipping : texts.paidShipping,
          }}
        />
        <p>{email ? texts.orderEffect : texts.orderEffectUntold}</p>
      </div>
    </Dialog>
  )
}
