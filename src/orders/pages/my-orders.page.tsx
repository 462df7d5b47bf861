import { authMeta } from '#accounts/pages/auth-frame.tsx'
import { pageNeeds } from '#i18n/page-needs.ts'
import { useTexts } from '#i18n/use-texts.tsx'
import { call } from '#lib/call.ts'
import { Pager } from '#ui/pager.tsx'
import { listMyOrdersCall } from '../api.ts'
import type { Route } from './+types/my-orders.page.ts'
import styles from './account-orders.module.css'
import { NoOrders, OrderRows } from './account-orders.tsx'
import { BackToAccount } from './back-to-account.tsx'

export const handle = pageNeeds({ texts: ['account', 'checkout'] })

const PER_PAGE = 20

export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const page = Number(new URL(request.url).searchParams.get('page')) || 1
  return call(context, listMyOrdersCall, { page: Math.max(1, Math.trunc(page)), limit: PER_PAGE })
}

export const meta: Route.MetaFunction = ({ location }) => authMeta(location, ({ orders }) => orders.allTitle)

export default function MyOrdersPage({ loaderData: { orders, pagination } }: Route.ComponentProps) {
  const { orders: texts } = useTexts('account').account
  return (
    <div className={`${styles.page} ${styles.list}`}>
      <BackToAccount />
      <h1 tabIndex={-1}>{texts.allTitle}</h1>
      {pagination.total === 0 ? <NoOrders /> : <OrderRows orders={orders} />}
      <Pager pagination={pagination} hrefOf={(page) => `?page=${page}`} texts={texts.pages} />
    </div>
  )
}
