import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { CheckField } from '#ui/field.tsx'

interface GoodsProps {
  isChecked: boolean
  onCheck: (isChecked: boolean) => void
}

/** Asked wherever something was sent that the order no longer holds. */
export function GoodsField({ isChecked, onCheck }: GoodsProps) {
  const { change } = useAdminTexts()
  return (
    <CheckField
      label={change.goods}
      hint={change.goodsHint}
      name="restock"
      checked={isChecked}
      onChange={(event) => onCheck(event.currentTarget.checked)}
    />
  )
}
