import { useTexts } from '#i18n/use-texts.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { Fee } from '../delivery.ts'
import { useGovernorate } from '../use-governorate.tsx'
import { GovernorateField } from './governorate-field.tsx'

export interface PickerProps {
  isOpen: boolean
  onClose: () => void
  fees: readonly Fee[] | null
}

export function GovernoratePicker({ isOpen, onClose, fees }: PickerProps) {
  const { delivery } = useTexts().shop
  const { chosen, choose } = useGovernorate()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={delivery.where} closeLabel={delivery.close}>
      {isOpen ? (
        <GovernorateField
          label={delivery.typeName}
          name="governorate"
          isInline
          governorateId={chosen?.id ?? ''}
          fees={fees}
          onChoose={(governorate) => {
            choose(governorate)
            onClose()
          }}
        />
      ) : null}
    </Dialog>
  )
}
