const OF_ORDERS = ['search', 'status', 'attention', 'view', 'sort', 'page', 'limit']

/** The list of orders stood at this address once: what asks for rows of it leads to them. */
export function ordersMeant({ pathname, search }: { pathname: string; search: string }): string | null {
  const query = new URLSearchParams(search)
  return OF_ORDERS.some((word) => query.has(word)) ? `${pathname.replace(/\/$/, '')}/orders${search}` : null
}
