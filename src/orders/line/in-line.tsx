import { useTexts } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Line } from './use-line.tsx'

/** What whoever waits is told, and the way to wait no more. */
export function InLine({ says, leave }: Line) {
  const { payment } = useTexts('checkout').checkout
  if (says === null) return null
  return (
    <Notice>
      <p>{says}</p>
      <p>
        <Button kind="outline" onClick={leave}>
          {payment.leaveLine}
        </Button>
      </p>
    </Notice>
  )
}
