import { useTexts } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import { useSayLate } from '#ui/late.tsx'
import { useLateDialog } from '#ui/use-late-dialog.tsx'
import type { Fee } from './delivery.ts'
import styles from './governorate-button.module.css'
import { useGovernorate } from './use-governorate.tsx'

const loadPicker = async () => (await import('./places/governorate-picker.tsx')).GovernoratePicker

export function GovernorateButton({ fees }: { fees: readonly Fee[] | null }) {
  const { delivery } = useTexts().shop
  const isChosen = useGovernorate(({ chosen }) => chosen !== null)
  const { Part: Picker, isOpen, isLoading, open, close } = useLateDialog(loadPicker, useSayLate())
  return (
    <>
      <Button
        kind="quiet"
        className={styles.button}
        aria-haspopup="dialog"
        busy={isLoading}
        aria-label={isChosen ? delivery.changeGovernorate : undefined}
        onClick={open}
      >
        {isChosen ? delivery.change : delivery.choose}
      </Button>
      {Picker ? <Picker isOpen={isOpen} onClose={close} fees={fees} /> : null}
    </>
  )
}
