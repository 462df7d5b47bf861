import { redirect } from 'react-router'
import { type Filters, type ListKind, type ListState, listQuery } from './admin-list.ts'

interface Read<F extends Filters, S extends string> {
  kind: ListKind<F, S>
  state: ListState<F, S>
  rows: readonly unknown[]
  pagination: { totalPages: number }
}

/** For a page's loader: rows that were there once may be gone, and whoever looks for them is led to the last page. */
export function withinPages<F extends Filters, S extends string>(
  { pathname }: URL,
  { kind, state, rows, pagination: { totalPages } }: Read<F, S>,
): void {
  if (rows.length === 0 && state.page > totalPages)
    throw redirect(pathname + listQuery({ ...state, page: totalPages }, kind))
}
