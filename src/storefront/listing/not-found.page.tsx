import { data } from 'react-router'
import { listPopular } from '#catalog/list-popular.tsx'
import { textsIn } from '#i18n/texts.ts'
import { languageOf } from '#lib/language.ts'
import { Refusal } from '#lib/refusal.ts'
import { Popular } from '../card/popular.tsx'
import type { Route } from './+types/not-found.page.ts'
import { ProblemPage } from './problem-page.tsx'

const load = async ({ context }: Route.LoaderArgs | Route.ClientLoaderArgs) =>
  data({ popular: await listPopular(context) }, { status: 404 })

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = ({ location }) => {
  const { problem, shopName } = textsIn(languageOf(location.pathname)).shop.shell
  return [{ title: `${problem.notFoundTitle} | ${shopName}` }, { name: 'robots', content: 'noindex' }]
}

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return <ProblemPage refusal={new Refusal('NOT_FOUND')} beside={<Popular products={loaderData.popular} />} />
}
