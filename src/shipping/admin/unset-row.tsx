import { useMayChange } from '#back-office/admin-roles.tsx'
import { Cell, faint, Row } from '#back-office/list/admin-table.tsx'
import { RowActions } from '#back-office/list/row-actions.tsx'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { Governorate, GovernorateId } from '../governorates.ts'
import { PlaceCells } from './place-cells.tsx'

interface UnsetProps {
  governorate: Governorate
  onSet: (place: GovernorateId) => void
}

/** A governorate that has no fee yet stands in its place among the others, with the way to give it one. */
export function UnsetRow({ governorate: { id, name, nameAr }, onSet }: UnsetProps) {
  const { shipping: texts } = useAdminTexts()
  const { columns } = texts
  const mayChange = useMayChange()
  const place = inWords(useLanguage(), name, nameAr)
  return (
    <Row look="dense">
      <PlaceCells name={name} nameAr={nameAr} />
      <Cell label={columns.fee} kind="short">
        {texts.notSet}
      </Cell>
      <Cell label={columns.days} kind="short">
        <span className={faint}>{texts.notSet}</span>
      </Cell>
      <Cell label={columns.status} kind="short">
        <Badge tone="warning">{texts.nobodyOrders}</Badge>
      </Cell>
      {mayChange ? (
        <Cell label={columns.actions} kind="actions">
          <RowActions>
            <Button kind="quiet" aria-haspopup="dialog" aria-label={texts.setFeeOf(place)} onClick={() => onSet(id)}>
              {texts.setFee}
            </Button>
          </RowActions>
        </Cell>
      ) : null}
    </Row>
  )
}
