import { Link } from 'react-router'
import { Cell, faint, Row, rowLink, stack } from '#back-office/list/admin-table.tsx'
import { framed, RowActions } from '#back-office/list/row-actions.tsx'
import { RowWord } from '#back-office/list/row-word.tsx'
import { SelectCell } from '#back-office/list/selection.tsx'
import type { Selection } from '#back-office/list/use-selection.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { StatusBadge } from '#orders/admin/order-row.tsx'
import { ConfirmationMark } from '#orders/cash/confirmation-mark.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import { CloseIcon } from '#ui/icons.tsx'
import { Price } from '#ui/price.tsx'
import type { Parcel, ReadyParcel } from './api.ts'
import styles from './parcels.module.css'
import { placeOf } from './place-of.ts'
import { useParcel } from './use-handing.tsx'

/** What both tables say of a parcel. */
function Facts({ parcel }: { parcel: ReadyParcel }) {
  const { parcelColumns: columns } = useAdminTexts().parcels
  const language = useLanguage()
  return (
    <>
      <Cell label={columns.code} kind="short">
        <span className={stack}>
          <Link className={rowLink} to={inLanguage(language, `/admin/orders/${parcel.id}`)}>
            <span className={styles.tall}>
              <Code>{parcel.sku}</Code>
            </span>
          </Link>
          <ConfirmationMark order={parcel} />
        </span>
      </Cell>
      <Cell label={columns.customer}>
        <span className={stack}>
          <span>
            <bdi>{parcel.name}</bdi>
          </span>
          <span className={faint}>
            <Code>{parcel.phone}</Code>
          </span>
        </span>
      </Cell>
      <Cell label={columns.place}>
        <span className={stack}>
          {placeOf(parcel, language).map((line) => (
            <span key={line}>
              <bdi>{line}</bdi>
            </span>
          ))}
        </span>
      </Cell>
      <Cell label={columns.pieces} kind="number">
        {parcel.pieces}
      </Cell>
      <Cell label={columns.collect} kind="number">
        <ToCollect parcel={parcel} />
      </Cell>
    </>
  )
}

/** Once it was delivered or refused, nobody collects anything any more. */
function ToCollect({ parcel: { collect, status } }: { parcel: ReadyParcel }) {
  const { parcels: texts } = useAdminTexts()
  const language = useLanguage()
  if (status === 'cancelled') return texts.collectOver
  if (collect === 0) return texts.collectNothing
  const price = <Price pounds={collect} language={language} />
  if (status !== 'delivered') return price
  return (
    <span className={stack}>
      {texts.collected}
      <span className={faint}>{price}</span>
    </span>
  )
}

export function ReadyRow({ parcel, selection }: { parcel: ReadyParcel; selection: Selection | null }) {
  const { parcels: texts } = useAdminTexts()
  return (
    <Row>
      {selection ? <SelectCell id={parcel.id} name={texts.parcelNamed(parcel.sku)} selection={selection} /> : null}
      <Facts parcel={parcel} />
    </Row>
  )
}

interface ParcelProps {
  manifestId: string
  parcel: Parcel
  /** Of one parcel at least. */
  mayRemove: boolean
}

export function ParcelRow({ manifestId, parcel, mayRemove }: ParcelProps) {
  const { parcelColumns: columns, ...texts } = useAdminTexts().parcels
  return (
    <Row>
      <Facts parcel={parcel} />
      <Cell label={columns.number}>
        <TrackingNumber parcel={parcel} />
      </Cell>
      <Cell label={columns.state} kind="short">
        {parcel.isLeft || parcel.isGone ? (
          <StatusBadge status={parcel.status} />
        ) : (
          <Badge tone={parcel.isChanged ? 'danger' : 'warning'}>{parcel.isChanged ? texts.changed : texts.waits}</Badge>
        )}
      </Cell>
      {mayRemove ? (
        <Cell label={columns.actions} kind="actions">
          {parcel.isLeft ? null : <Actions manifestId={manifestId} parcel={parcel} />}
        </Cell>
      ) : null}
    </Row>
  )
}

function TrackingNumber({ parcel: { trackingNumber, trackingUrl } }: Pick<ParcelProps, 'parcel'>) {
  const { parcels: texts } = useAdminTexts()
  if (!trackingNumber) return <span className={`${faint} ${styles.nothing}`}>{texts.noNumber}</span>
  const number = <Code>{trackingNumber}</Code>
  if (!trackingUrl) return number
  return (
    <a href={trackingUrl} target="_blank" rel="noreferrer">
      {number}
    </a>
  )
}

function Actions({ manifestId, parcel }: { manifestId: string; parcel: Parcel }) {
  const { parcels: texts } = useAdminTexts()
  const { isBusy, remove, takeOver } = useParcel(manifestId, parcel)
  return (
    <RowActions>
      {parcel.isChanged ? (
        <Button
          className={framed}
          kind="outline"
          busy={isBusy}
          aria-label={texts.takeOverOf(parcel.sku)}
          onClick={() => void takeOver()}
        >
          {texts.takeOver}
        </Button>
      ) : null}
      <Button kind="quiet" busy={isBusy} aria-label={texts.removeOf(parcel.sku)} onClick={() => void remove()}>
        <RowWord icon={<CloseIcon />}>{texts.remove}</RowWord>
      </Button>
    </RowActions>
  )
}
