// The back-office's lists as the owner asks for them: first, middle and last page, each order of rows.
import { ask, requestOf } from './load.mjs'

async function signIn({ port, admin }) {
  const { head, body } = await ask(port, requestOf('/api/csrf-token'))
  const [, cookie] = /\r\nset-cookie: ([^;\r]+)/i.exec(head)
  const headers = { cookie, 'x-csrf-token': JSON.parse(body).csrfToken }
  const answer = await ask(port, requestOf('/api/auth/login', { method: 'POST', headers, body: JSON.stringify(admin) }))
  const { token } = JSON.parse(answer.body)
  if (!token) throw new Error(`The owner can’t sign in: ${answer.body}`)
  return { authorization: `Bearer ${token}` }
}

const SORTS = ['newest', 'oldest', 'total-desc', 'total-asc', 'name']

export async function listCases(shop) {
  const { orders, products } = shop.size
  const headers = await signIn(shop)
  const last = Math.max(1, Math.floor(orders / 20))
  const lists = [
    ...SORTS.flatMap((sort) => [
      [`list: orders by ${sort}`, `/api/orders?sort=${sort}`],
      [`list: orders by ${sort}, middle page`, `/api/orders?sort=${sort}&page=${Math.ceil(last / 2)}`],
      [`list: orders by ${sort}, last page`, `/api/orders?sort=${sort}&page=${last}`],
    ]),
    ['list: delivered orders, last page', `/api/orders?status=delivered&page=${last - 20}`],
    ['list: products', '/api/products/admin/all'],
    ['list: products, last page', `/api/products/admin/all?page=${Math.floor(products / 20)}`],
    ['list: customers', '/api/customers'],
    ['list: customers by spent', '/api/customers?sort=spent'],
    ['list: activity', '/api/activity'],
    ['figures: all', '/api/orders/dashboard-stats?period=all'],
    ['figures: month', '/api/orders/dashboard-stats?period=month'],
    ['figures: what to do', '/api/admin/to-do'],
  ]
  return lists.map(([name, path]) => ({ name, request: requestOf(path, { headers }) }))
}
