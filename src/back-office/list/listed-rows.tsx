import type { ComponentProps, ReactNode } from 'react'
import type { Pagination } from '#lib/wire.ts'
import { rowsShown } from './admin-list.ts'
import { ListFoot, NoRows } from './admin-list-tools.tsx'
import { AdminTable, RowGroup } from './admin-table.tsx'

interface ListedProps<Row> {
  list: ComponentProps<typeof ListFoot>['list'] & {
    shown: { limit: number; search: string }
    isLate: boolean
    isNarrowed: boolean
    clear: () => void
  }
  pagination: Pagination
  rows: readonly Row[]
  row: (row: Row) => ReactNode
  /** What rows beside each other have in common, which then stands above them. */
  headOf?: (row: Row) => string
  texts: ComponentProps<typeof NoRows>['texts'] & {
    title: string
    columns: Record<string, string>
    showing: (from: number, to: number, total: number) => string
  }
  /** What fills the list, where it is empty. */
  action?: ReactNode
  /** From how many rows on there are pages to speak of. */
  pagesFrom?: number
}

function inGroups<Row>(rows: readonly Row[], headOf: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(headOf(row))
    if (group) group.push(row)
    else groups.set(headOf(row), [row])
  }
  return [...groups]
}

/** The body of a list in which nothing is done to several rows: its table and pages, or why there are none. */
export function ListedRows<Row>(props: ListedProps<Row>) {
  const { list, pagination, rows, row, headOf, texts, action, pagesFrom = 0 } = props
  if (pagination.total === 0 && !list.isLate)
    return (
      <NoRows
        isNarrowed={list.isNarrowed}
        search={list.shown.search}
        onClear={list.clear}
        texts={texts}
        action={action}
      />
    )
  const columns = Object.values(texts.columns)
  const { from, to, total } = rowsShown(pagination, list.shown.limit, rows.length)
  return (
    <>
      <AdminTable
        label={texts.title}
        count={texts.showing(from, to, total)}
        columns={columns}
        grouped={headOf !== undefined}
        waiting={list.isLate ? Math.max(rows.length, 1) : undefined}
      >
        {headOf
          ? inGroups(rows, headOf).map(([head, group]) => (
              <RowGroup key={head} head={head} columns={columns.length}>
                {group.map(row)}
              </RowGroup>
            ))
          : rows.map(row)}
      </AdminTable>
      {total > pagesFrom ? <ListFoot pagination={pagination} list={list} /> : null}
    </>
  )
}
