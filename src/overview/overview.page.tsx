import { redirect } from 'react-router'
import { adminMeta } from '#back-office/admin-title.ts'
import type { Route } from './+types/overview.page.ts'

/** The list of orders stood here once: old links and bookmarks find it, with what they ask of it. */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  const { pathname, search } = new URL(request.url)
  throw redirect(`${pathname.replace(/\/$/, '')}/orders${search}`)
}

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ common }) => common.shell)

export default function OverviewPage() {
  return null
}
