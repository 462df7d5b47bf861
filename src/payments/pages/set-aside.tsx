import { useTexts } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import styles from './payment.module.css'
import { useSetAside } from './use-set-aside.tsx'

export function SetAside() {
  const texts = useTexts('payment').payment
  const { pieces, putBack, isBack } = useSetAside()
  if (isBack) return <p role="status">{texts.piecesBack}</p>
  if (pieces === 0) return null
  return (
    <div className={styles.aside}>
      <p>{texts.setAside(pieces)}</p>
      <Button kind="outline" onClick={putBack}>
        {texts.putBack}
      </Button>
    </div>
  )
}
