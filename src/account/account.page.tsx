import { useNavigate } from 'react-router'
import { listSessionsCall } from '#accounts/api.ts'
import styles from '#accounts/pages/account.module.css'
import { AccountPart, NotLoaded } from '#accounts/pages/account-part.tsx'
import { authMeta } from '#accounts/pages/auth-frame.tsx'
import { signOut, type User, useAuth } from '#accounts/use-auth.tsx'
import { AddressBook } from '#addresses/address-book.tsx'
import { listAddressesCall } from '#addresses/api.ts'
import { pageNeeds } from '#i18n/page-needs.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { askForPage } from '#lib/ask-for-page.ts'
import { sendRequest } from '#lib/call.ts'
import { dayText } from '#lib/days.ts'
import { inLanguage } from '#lib/language.ts'
import { Refusal } from '#lib/refusal.ts'
import { accessToken } from '#lib/request-over-http.ts'
import { claimOrdersCall, listMyOrdersCall } from '#orders/api.ts'
import { RecentOrders } from '#orders/pages/recent-orders.tsx'
import { FirstFavorites } from '#storefront/favorites/first-favorites.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/account.page.ts'
import { ClosingPart } from './closing-part.tsx'
import { EmailState } from './email-state.tsx'
import { FactorPart } from './factor-part.tsx'
import { PasswordPart } from './password-part.tsx'
import { ProfilePart } from './profile-part.tsx'
import { SessionsPart } from './sessions-part.tsx'

export const handle = pageNeeds({ texts: ['account', 'checkout', 'listing'] })

const RECENT = 5

/** Orders of this browser's guest join the account, if they may, before they are listed. */
async function claimOrders(signal: AbortSignal): Promise<number> {
  if (accessToken.read() === null) return 0
  const { claimed } = await sendRequest(claimOrdersCall, {}, { signal }).catch(() => ({ claimed: 0 }))
  return claimed
}

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const claiming = claimOrders(signal)
  const [claimed, orders, book, sessions] = await Promise.all([
    claiming,
    claiming.then(() => askForPage(listMyOrdersCall, { limit: RECENT }, signal)),
    askForPage(listAddressesCall, {}, signal),
    askForPage(listSessionsCall, {}, signal),
  ])
  return { claimed, orders, book, sessions }
}

export const meta: Route.MetaFunction = ({ location }) => authMeta(location, ({ page }) => page.title)

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const user = useAuth((auth) => auth.user)
  return user ? <Account user={user} {...loaderData} /> : null
}

type AccountProps = Route.ComponentProps['loaderData'] & { user: User }

function Account({ user, claimed, orders, book, sessions }: AccountProps) {
  const { orders: orderTexts, addresses } = useTexts('account').account
  return (
    <div className={styles.page}>
      <Head user={user} />
      <EmailState user={user} />
      {claimed > 0 ? <Notice tone="success">{orderTexts.claimedOrders(claimed)}</Notice> : null}
      <div className={styles.columns}>
        <div className={styles.column}>
          {orders instanceof Refusal ? (
            <AccountPart id="orders" title={orderTexts.title}>
              <NotLoaded />
            </AccountPart>
          ) : (
            <RecentOrders orders={orders.orders} total={orders.pagination.total} />
          )}
          <FirstFavorites />
          {book instanceof Refusal ? (
            <AccountPart id="addresses" title={addresses.title}>
              <NotLoaded />
            </AccountPart>
          ) : (
            <AddressBook addresses={book.addresses} user={user} />
          )}
        </div>
        <div className={`${styles.column} ${styles.settings}`}>
          <ProfilePart user={user} />
          <PasswordPart user={user} />
          <FactorPart user={user} />
          <SessionsPart sessions={sessions instanceof Refusal ? null : sessions.sessions} />
          <ClosingPart user={user} />
        </div>
      </div>
    </div>
  )
}

function Head({ user }: { user: User }) {
  const { page } = useTexts('account').account
  const language = useLanguage()
  const navigate = useNavigate()

  const leave = async (): Promise<void> => {
    await signOut()
    await navigate(inLanguage(language, '/'))
  }

  return (
    <header className={styles.head} data-ground="ink">
      <div className={styles.who}>
        <h1 tabIndex={-1}>{page.title}</h1>
        <p className={styles.name}>
          <bdi>{user.full_name}</bdi>
        </p>
        <p className={styles.since}>{page.memberSince(dayText(user.createdAt, language))}</p>
      </div>
      <Button kind="outline" onClick={() => void leave()}>
        {page.logout}
      </Button>
    </header>
  )
}
