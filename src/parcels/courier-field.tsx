import { useCouriers } from '#couriers/use-couriers.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { SelectField } from '#ui/field.tsx'

interface CourierProps {
  chosen: string
  problem: string | undefined
  onChoose: (courierId: string) => void
}

export function CourierField({ chosen, problem, onChoose }: CourierProps) {
  const { parcels: texts } = useAdminTexts()
  const couriers = useCouriers()
  return (
    <SelectField
      label={texts.courier}
      name="courierId"
      data-first
      required
      value={chosen}
      options={[{ value: '', label: texts.choose }, ...couriers.map(({ id, name }) => ({ value: id, label: name }))]}
      problem={problem}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  )
}
