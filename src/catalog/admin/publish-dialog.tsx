import { Answers, DialogProblem } from '#back-office/admin-answers.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import styles from './products.module.css'
import { isBare } from './saving.ts'
import { ToPictures } from './to-pictures.tsx'
import type { ManyDialogProps } from './use-bulk.tsx'

/** Before products without a picture go into the shop: which they are, the way to each, and the rest without them. */
export function PublishDialog({ products, bulk, isOpen, onClose }: ManyDialogProps) {
  const { productBulk: texts, form, common } = useAdminTexts()
  const bare = products.filter(isBare)
  const ready = products.filter((product) => !isBare(product))
  const close = (): void => {
    bulk.leave()
    onClose()
  }
  const publish = (chosen: typeof products): void => {
    const left = products.filter((product) => !chosen.includes(product))
    void bulk.take({ action: 'publish' }, chosen, { onSettled: onClose, left })
  }
  const isSome = ready.length > 0
  const buttons = (
    <Answers onCancel={close}>
      <Button kind={isSome ? 'outline' : 'solid'} busy={bulk.isBusy} onClick={() => publish(products)}>
        {isSome ? texts.publishAll(products.length) : form.bareConfirm}
      </Button>
      {isSome ? (
        <Button busy={bulk.isBusy} onClick={() => publish(ready)}>
          {texts.publishReady(ready.length)}
        </Button>
      ) : null}
    </Answers>
  )
  return (
    <Dialog isOpen={isOpen} onClose={close} title={form.bareTitle} closeLabel={common.close} footer={buttons}>
      <div className={styles.change}>
        <DialogProblem problem={bulk.problem} />
        <p>{texts.bareText(bare.length)}</p>
        <ul className={styles.bare}>
          {bare.map((product) => (
            <li key={product.id}>
              <ToPictures product={product} />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
