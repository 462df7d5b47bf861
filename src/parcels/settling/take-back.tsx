import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { useReadingAgain } from '#back-office/use-reading-again.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'

interface TakeBackProps {
  line: number
  takeBack: () => Promise<unknown>
  /** What is said once it is taken back. */
  done: string
}

/** What was done with one line of a settlement, undone. */
export function TakeBack({ line, takeBack, done }: TakeBackProps) {
  const { common, settling: texts } = useAdminTexts()
  const { revalidate } = useReadingAgain()
  const { isBusy, act } = useAct()
  const press = (): Promise<void> =>
    act(
      async () => {
        await takeBack()
        tell('success', done)
        await revalidate()
      },
      ({ refusal, words }) => tell('error', common.because(texts.takeBackFailed, words), { refusal }),
    )
  return (
    <Button kind="quiet" busy={isBusy} aria-label={texts.takeBackOf(line)} onClick={() => void press()}>
      {texts.takeBack}
    </Button>
  )
}
