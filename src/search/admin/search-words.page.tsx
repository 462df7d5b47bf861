import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { listSynonymsCall } from '../api.ts'
import type { Route } from './+types/search-words.page.ts'
import { SynonymEditor } from './synonym-editor.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => readForPage(listSynonymsCall, {}, request)

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ synonyms }) => synonyms.title)

export { AdminErrorBoundary as ErrorBoundary }

/** Words that mean the same when somebody searches the shop. */
export default function SearchWordsPage({ loaderData: listing }: Route.ComponentProps) {
  const { synonyms: texts } = useAdminTexts()
  return (
    <AdminPage title={texts.title} subtitle={texts.subtitle}>
      {'synonyms' in listing ? (
        <SynonymEditor listing={listing} />
      ) : (
        <AdminProblem title={texts.failed} refusal={listing} />
      )}
    </AdminPage>
  )
}
