import { countChosen } from '#back-office/list/admin-list.ts'
import { ListChoice, ListSearch, ListSort, ListTools, type useList } from '#back-office/list/admin-list-tools.tsx'
import { ListDays, ListViews, MoreFilters } from '#back-office/list/list-views.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { countText } from '#lib/count-text.ts'
import type { Answer } from '#lib/endpoint.ts'
import { sortedGovernorates } from '#shipping/governorates.ts'
import { useIsPhone } from '#ui/use-is-phone.tsx'
import type { listOrdersCall } from '../api.ts'
import { VIEWS } from '../listing/views.ts'
import { METHODS, type OrderSort, STATUSES } from '../order.ts'
import { ORDERS } from './orders-list.ts'

export type OrdersList = ReturnType<typeof useList<typeof ORDERS.filters, OrderSort>>
export type Listing = Answer<typeof listOrdersCall>

/** A view shows all that it counts: what narrowed the list before is left behind. */
export function OrderViews({ list, listing }: { list: OrdersList; listing: Listing | null }) {
  const { orderList: texts } = useAdminTexts()
  const entry = (view: (typeof VIEWS)[number] | undefined, name: string) => ({
    name,
    href: list.hrefWith({ search: '', chosen: { view } }),
    isHere: list.state.chosen.view === view,
    count: view && listing?.views[view],
  })
  const views = [entry(undefined, texts.all), ...VIEWS.map((view) => entry(view, texts.viewNames[view]))]
  return <ListViews label={texts.views} views={views} />
}

interface FiltersProps {
  list: OrdersList
  listing: Listing | null
}

export function OrderTools({ list, listing }: FiltersProps) {
  const { order } = useAdminTexts()
  return (
    <ListTools>
      <ListSearch
        label={order.search}
        hint={order.searchHint}
        value={list.state.search}
        onSearch={(search) => list.change({ search })}
      />
      {useIsPhone() ? null : <UsualFilters list={list} listing={listing} />}
      <ListSort
        label={order.sort}
        names={order.sorts}
        chosen={list.state.sort}
        onChoose={(sort) => list.change({ sort })}
      />
    </ListTools>
  )
}

function UsualFilters({ list, listing }: FiltersProps) {
  const { order, statuses } = useAdminTexts()
  return (
    <ListChoice
      label={order.status}
      name="status"
      words={STATUSES}
      wordOf={(status) => statuses[status] + (listing ? ` (${countText(listing.counts[status] ?? 0)})` : '')}
      every={order.allStatuses}
      chosen={list.state.chosen.status}
      onChoose={(status) => list.choose({ status })}
    />
  )
}

/** On a phone all of them fold away but for the order: the rows begin sooner. */
export function MoreOrderFilters({ list, listing }: FiltersProps) {
  const { order, orderList: texts } = useAdminTexts()
  const language = useLanguage()
  const governorates = sortedGovernorates(language)
  const nameOf = (id: string): string => {
    const { name = id, nameAr = id } = governorates.find((each) => each.id === id) ?? {}
    return language === 'ar' ? nameAr : name
  }
  const { view, status, ...rest } = list.state.chosen
  const chosen = countChosen(rest)
  const isPhone = useIsPhone()
  const isNarrowed = chosen > 0 || status !== undefined || list.state.search !== ''
  const clear = (): void => list.change({ search: '', chosen: { view } })
  return (
    <MoreFilters
      label={texts.more(chosen + (isPhone ? countChosen({ status }) : 0))}
      chosen={chosen}
      onClear={isNarrowed ? clear : undefined}
    >
      {isPhone ? <UsualFilters list={list} listing={listing} /> : null}
      <ListChoice
        label={texts.method}
        name="method"
        words={METHODS}
        wordOf={(method) => order.methods[method]}
        every={texts.everyMethod}
        chosen={rest.method}
        onChoose={(method) => list.choose({ method })}
      />
      <ListChoice
        label={texts.paid}
        name="paid"
        words={ORDERS.filters.paid}
        wordOf={(paid) => texts.paidNames[paid]}
        every={texts.everyPaid}
        chosen={rest.paid}
        onChoose={(paid) => list.choose({ paid })}
      />
      <ListChoice
        label={texts.governorate}
        name="governorate"
        words={governorates.map(({ id }) => id)}
        wordOf={nameOf}
        every={texts.everyGovernorate}
        chosen={rest.governorate}
        onChoose={(governorate) => list.choose({ governorate })}
      />
      <CodeChoice list={list} />
      <ListDays list={list} texts={texts} />
    </MoreFilters>
  )
}

/** A list of what used a code is come to from the code; here it is only left. */
function CodeChoice({ list }: { list: OrdersList }) {
  const { orderList: texts } = useAdminTexts()
  const { promoCode: code } = list.state.chosen
  if (!code) return null
  return (
    <ListChoice
      label={texts.promoCode}
      name="promoCode"
      words={[code]}
      wordOf={(word) => word}
      every={texts.everyPromoCode}
      chosen={code}
      onChoose={(promoCode) => list.choose({ promoCode })}
    />
  )
}
