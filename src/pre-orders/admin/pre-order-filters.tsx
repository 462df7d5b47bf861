import { countChosen } from '#back-office/list/admin-list.ts'
import { ListChoice, ListSearch, ListSort, ListTools, type useList } from '#back-office/list/admin-list-tools.tsx'
import { ListDays, MoreFilters } from '#back-office/list/list-views.tsx'
import { COLORS, SIZES } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useIsPhone } from '#ui/use-is-phone.tsx'
import { type PreOrderSort, STATES } from '../pre-order.ts'
import type { PRE_ORDERS } from './pre-orders-list.ts'

export type PreOrdersList = ReturnType<typeof useList<typeof PRE_ORDERS.filters, PreOrderSort>>

export function PreOrderTools({ list }: { list: PreOrdersList }) {
  const { preOrder: texts } = useAdminTexts()
  return (
    <ListTools>
      <ListSearch
        label={texts.search}
        hint={texts.searchHint}
        value={list.state.search}
        onSearch={(search) => list.change({ search })}
      />
      {useIsPhone() ? null : <UsualFilters list={list} />}
      <ListSort
        label={texts.sort}
        names={texts.sorts}
        chosen={list.state.sort}
        onChoose={(sort) => list.change({ sort })}
      />
    </ListTools>
  )
}

function UsualFilters({ list }: { list: PreOrdersList }) {
  const { preOrder: texts } = useAdminTexts()
  return (
    <ListChoice
      label={texts.state}
      name="state"
      words={STATES}
      wordOf={(state) => texts.states[state]}
      every={texts.allStates}
      chosen={list.state.chosen.state}
      onChoose={(state) => list.choose({ state })}
    />
  )
}

/** On a phone all of them fold away but for the order: the rows begin sooner. */
export function MorePreOrderFilters({ list }: { list: PreOrdersList }) {
  const { preOrder: texts } = useAdminTexts()
  const { state, ...rest } = list.state.chosen
  const chosen = countChosen(rest)
  const isPhone = useIsPhone()
  return (
    <MoreFilters
      label={texts.more(chosen + (isPhone ? countChosen({ state }) : 0))}
      chosen={chosen}
      onClear={list.isNarrowed ? list.clear : undefined}
    >
      {isPhone ? <UsualFilters list={list} /> : null}
      <ListChoice
        label={texts.color}
        name="color"
        words={COLORS}
        wordOf={(color) => texts.colors[color]}
        every={texts.allColors}
        chosen={rest.color}
        onChoose={(color) => list.choose({ color })}
      />
      <ListChoice
        label={texts.size}
        name="size"
        words={SIZES}
        wordOf={(size) => size}
        every={texts.allSizes}
        chosen={rest.size}
        onChoose={(size) => list.choose({ size })}
      />
      <ListDays list={list} texts={texts} />
    </MoreFilters>
  )
}
