import type { RefObject } from 'react'
import kit from '#back-office/form/form.module.css'
import { GoneNotice, StaleNotice } from '#back-office/form/stale-notice.tsx'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import type { StockRow } from './api.ts'
import type { StockGrid } from './use-stock-grid.tsx'

interface MetProps {
  rows: readonly StockRow[]
  grid: StockGrid
  form: RefObject<HTMLFormElement | null>
}

const useNameOf = (): ((row: StockRow) => string) => {
  const language = useLanguage()
  return ({ name, nameAr }) => inWords(language, name, nameAr)
}

/** How many cells a colleague has set, too; each product leads to the first of its own. */
export function MetRows({ rows, grid, form }: MetProps) {
  const { stock: texts } = useAdminTexts()
  const nameOf = useNameOf()
  const { contested, open, unread, met } = grid
  if (contested.length + unread.length === 0) return null
  const products = new Map([...contested.map(({ row }) => row), ...unread].map((row) => [row.id, row]))
  const lead = ({ id }: StockRow): void =>
    form.current?.querySelector<HTMLElement>(`tr[data-product="${id}"] [type="radio"]`)?.focus()
  const next = [
    open.length > 0 ? texts.contested(open.length) : '',
    unread.length > 0 ? texts.unread(unread.length) : '',
    open.length + unread.length === 0 ? texts.allChosen : '',
  ]
  return (
    <StaleNotice met={met} taken={[]} next={next.filter(Boolean).join(' ')}>
      <div className={kit.ways}>
        {[...products.values()].map((row) =>
          rows.some(({ id }) => id === row.id) ? (
            <Button key={row.id} kind="quiet" onClick={() => lead(row)}>
              {nameOf(row)}
            </Button>
          ) : (
            <Elsewhere key={row.id} row={row} name={nameOf(row)} />
          ),
        )}
      </div>
    </StaleNotice>
  )
}

/** Where it stands on another page, or on none that these filters show. */
function Elsewhere({ row: { sku }, name }: { row: StockRow; name: string }) {
  const language = useLanguage()
  return (
    <ButtonLink kind="quiet" to={inLanguage(language, `/admin/products/stock?search=${sku}`)}>
      {name}
    </ButtonLink>
  )
}

/** What a colleague deleted while somebody typed into it. */
export function GoneRows({ grid: { gone, giveUp } }: { grid: StockGrid }) {
  const { stock: texts, common } = useAdminTexts()
  const nameOf = useNameOf()
  if (gone.length === 0) return null
  return (
    <GoneNotice text={texts.gone(gone.map(nameOf).join(common.list))}>
      <div className={kit.buttons}>
        <Button kind="outline" onClick={() => giveUp(gone)}>
          {texts.goneDrop}
        </Button>
      </div>
    </GoneNotice>
  )
}
