import type { ListKind } from '#back-office/list/admin-list.ts'
import { ListFoot, ListSearch, ListTools, useList } from '#back-office/list/admin-list-tools.tsx'
import { AdminTable } from '#back-office/list/admin-table.tsx'
import { BulkBar, SelectAll } from '#back-office/list/selection.tsx'
import { useSelection } from '#back-office/list/use-selection.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import type { Answer } from '#lib/endpoint.ts'
import { inLanguage } from '#lib/language.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { listReadyCall } from './api.ts'
import { ReadyRow } from './parcel-row.tsx'
import styles from './parcels.module.css'
import type { Handing } from './use-handing.tsx'

export const READY: ListKind<Record<never, never>> = { filters: {}, sizes: [50, 20, 100] }

export type Ready = Answer<typeof listReadyCall>

type ReadyList = ReturnType<typeof useList<Record<never, never>>>

interface ReadyProps {
  ready: Ready
  handing: Handing
}

/** What else stands ready, to be put on the list many at once. */
export function ReadyParcels({ ready, handing }: ReadyProps) {
  const { parcels: texts } = useAdminTexts()
  const list = useList(READY)
  const isEmpty = ready.pagination.total === 0 && !list.isLate
  return (
    <>
      <h2 className={styles.section}>{texts.readyTitle}</h2>
      {isEmpty && !list.isNarrowed ? null : (
        <ListTools>
          <ListSearch
            label={texts.search}
            hint={texts.searchHint}
            value={list.shown.search}
            onSearch={(search) => list.change({ search })}
          />
        </ListTools>
      )}
      {isEmpty ? <NoneReady isNarrowed={list.isNarrowed} /> : <Rows ready={ready} handing={handing} list={list} />}
    </>
  )
}

function NoneReady({ isNarrowed }: { isNarrowed: boolean }) {
  const { parcels: texts } = useAdminTexts()
  const language = useLanguage()
  if (isNarrowed) return <p role="status">{texts.readyNone}</p>
  return (
    <EmptyState
      as="h3"
      title={texts.nothingReady}
      action={
        <ButtonLink kind="outline" to={inLanguage(language, '/admin/orders')}>
          {texts.toOrders}
        </ButtonLink>
      }
    >
      <p role="status">{texts.nothingReadyText}</p>
    </EmptyState>
  )
}

function Rows({ ready: { parcels, pagination }, handing, list }: ReadyProps & { list: ReadyList }) {
  const { parcels: texts, selection: words } = useAdminTexts()
  const selection = useSelection(parcels.map(({ id }) => id))
  const chosen = parcels.filter(({ id }) => selection.has(id))
  const { number, state, actions, ...columns } = texts.parcelColumns
  const add = (): void => {
    void handing.add(chosen.map(({ sku }) => sku))
    selection.clear()
  }
  return (
    <>
      <div className={styles.picked}>
        <AdminTable
          label={texts.readyTitle}
          count={texts.readyShowing(parcels.length, pagination.total)}
          columns={Object.values(columns)}
          waiting={list.isLate ? Math.max(parcels.length, 1) : undefined}
          select={words.column}
          tools={<SelectAll selection={selection} />}
        >
          {parcels.map((parcel) => (
            <ReadyRow key={parcel.id} parcel={parcel} selection={selection} />
          ))}
        </AdminTable>
      </div>
      {pagination.total > Math.min(...list.sizes) ? <ListFoot pagination={pagination} list={list} /> : null}
      <BulkBar selection={selection}>
        <Button busy={handing.isBusy} onClick={add}>
          {texts.addMany(chosen.length)}
        </Button>
      </BulkBar>
    </>
  )
}
