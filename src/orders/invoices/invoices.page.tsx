import { useSearchParams } from 'react-router'
import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { useWayBack } from '#back-office/use-way-back.tsx'
import { adminTextsIn, loadAdminTexts } from '#i18n/load-admin-texts.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { useNotedPrints } from '../prints/use-noted-prints.tsx'
import type { Route } from './+types/invoices.page.ts'
import { listInvoicesCall } from './api.ts'
import { languageAsked } from './invoice.ts'
import { InvoiceSheet } from './invoice-sheet.tsx'
import styles from './invoices.module.css'

/** A sheet may be in another language than the page. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const ids = new URL(request.url).searchParams.get('ids') ?? ''
  const [answer] = await Promise.all([
    readForPage(listInvoicesCall, { ids }, request),
    ...LANGUAGES.map((language) => loadAdminTexts(language)),
  ])
  return answer
}

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ invoice }) => invoice.title)

export { AdminErrorBoundary as ErrorBoundary }

export default function InvoicesPage({ loaderData: answer }: Route.ComponentProps) {
  const { invoice: texts } = useAdminTexts()
  const [query] = useSearchParams()
  const back = useBack(query.get('ids') ?? '')
  const chosenLanguage = languageAsked(query)
  useNotedPrints('invoice', 'invoices' in answer ? answer.invoices.map(({ id }) => id) : [])
  if (!('invoices' in answer))
    return (
      <AdminPage title={texts.title} back={back}>
        <AdminProblem title={texts.failed} refusal={answer} />
      </AdminPage>
    )
  const { invoices, seller } = answer
  return (
    <>
      <div className={styles.screen}>
        <AdminPage title={texts.title} subtitle={texts.subtitle(invoices.length)} back={back}>
          {invoices.length > 0 ? <Tools /> : <Notice>{texts.none}</Notice>}
        </AdminPage>
      </div>
      <div className={styles.sheets}>
        {invoices.map((each) => {
          const language = chosenLanguage ?? each.language
          const words = adminTextsIn(language)?.invoice ?? texts
          const copy = each.isCopy ? words.copy : undefined
          return <InvoiceSheet key={each.id} invoice={each} {...{ seller, language, copy }} texts={words} />
        })}
      </div>
    </>
  )
}

/** To the one order that it is of, or to the list. */
function useBack(ids: string) {
  const { desk, details } = useAdminTexts()
  const language = useLanguage()
  const list = useWayBack('/admin/orders')
  if (ids === '' || ids.includes(',')) return { to: list, label: details.back }
  return { to: inLanguage(language, `/admin/orders/${ids}`), label: desk.backToOrder }
}

function Tools() {
  const { invoice: texts } = useAdminTexts()
  const [query, setQuery] = useSearchParams()
  const choose = (language: string): void =>
    setQuery(
      (now) => {
        if (language === '') now.delete('in')
        else now.set('in', language)
        return now
      },
      { replace: true },
    )
  return (
    <div className={styles.tools}>
      <SelectField
        label={texts.language}
        name="in"
        value={languageAsked(query) ?? ''}
        options={[
          { value: '', label: texts.ofOrder },
          ...LANGUAGES.map((value) => ({ value, label: texts.languages[value] })),
        ]}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <Button onClick={() => print()}>{texts.print}</Button>
    </div>
  )
}
