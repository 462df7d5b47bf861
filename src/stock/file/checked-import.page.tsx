import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import kit from '#back-office/form/form.module.css'
import { LeaveGuard } from '#back-office/form/leave-guard.tsx'
import { type ListKind, listStateIn, rowsShown } from '#back-office/list/admin-list.ts'
import { ListFoot, useList } from '#back-office/list/admin-list-tools.tsx'
import { AdminTable } from '#back-office/list/admin-table.tsx'
import { ListViews } from '#back-office/list/list-views.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import type { Answer } from '#lib/endpoint.ts'
import { inLanguage } from '#lib/language.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { getImportCall } from '../api.ts'
import type { Route } from './+types/checked-import.page.ts'
import styles from './import.module.css'
import { ImportRow } from './import-row.tsx'
import { LINE_STATES } from './product-file.ts'
import { countOf, useImporting } from './use-importing.tsx'

const LINES: ListKind<{ state: typeof LINE_STATES }> = { filters: { state: LINE_STATES }, sizes: [50, 100] }

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  const { chosen, page, limit } = listStateIn(new URL(request.url).searchParams, LINES)
  return readForPage(getImportCall, { id, ...chosen, page, limit }, request)
}

/** What the page is about: what would be done, what was done of it, or all that was done. */
const stageOf = (counts: Answer<typeof getImportCall>['counts']): 'checked' | 'part' | 'done' => {
  if (countOf(counts, 'done', 'failed') === 0) return 'checked'
  return countOf(counts, 'new', 'changed') > 0 ? 'part' : 'done'
}

export const meta: Route.MetaFunction = ({ location, loaderData }) =>
  adminMeta(location, ({ productFile }) => {
    const stage = loaderData && 'counts' in loaderData ? stageOf(loaderData.counts) : 'checked'
    return productFile[`${stage}Title`]
  })

export { AdminErrorBoundary as ErrorBoundary }

/** What a file would do, row by row, and the button that does it. */
export default function CheckedImportPage({ loaderData: listing }: Route.ComponentProps) {
  const { productFile: texts } = useAdminTexts()
  const language = useLanguage()
  const stage = 'counts' in listing ? stageOf(listing.counts) : 'checked'
  const back = { to: inLanguage(language, '/admin/products'), label: texts.back }
  const again = (
    <ButtonLink kind="outline" to={inLanguage(language, '/admin/products/import')}>
      {texts.another}
    </ButtonLink>
  )
  return (
    <AdminPage title={texts[`${stage}Title`]} subtitle={texts[`${stage}Text`]} back={back} actions={again}>
      {'lines' in listing ? (
        <Checked listing={listing} />
      ) : (
        <AdminProblem title={texts.readFailed} refusal={listing} gone={{ back }} />
      )}
    </AdminPage>
  )
}

function Checked({ listing }: { listing: Answer<typeof getImportCall> }) {
  const { productFile: texts, common } = useAdminTexts()
  const list = useList(LINES)
  const { counts, lines, pagination, ignored } = listing
  const { from, to, total } = rowsShown(pagination, list.shown.limit, lines.length)
  const views = LINE_STATES.filter((state) => countOf(counts, state) > 0).map((state) => ({
    name: texts.states[state],
    href: list.hrefWith({ chosen: { state } }),
    isHere: list.state.chosen.state === state,
    count: countOf(counts, state),
  }))
  const every = {
    name: texts.every,
    href: list.hrefWith({ chosen: {} }),
    isHere: list.state.chosen.state === undefined,
    count: countOf(counts, ...LINE_STATES),
  }
  return (
    <>
      {ignored.length > 0 ? (
        <Notice tone="warning" className={styles.ignored}>
          {texts.ignored(ignored.join(common.list))}
        </Notice>
      ) : null}
      <ListViews label={texts.views} views={[every, ...views]} />
      <AdminTable
        label={texts[`${stageOf(counts)}Title`]}
        count={texts.showing(from, to, total)}
        columns={Object.values(texts.lineColumns)}
        waiting={list.isLate ? Math.max(lines.length, 1) : undefined}
      >
        {lines.map((line) => (
          <ImportRow key={line.line} line={line} />
        ))}
      </AdminTable>
      <ImportBar listing={listing} />
      <ListFoot pagination={pagination} list={list} />
    </>
  )
}

function ImportBar({ listing: { id, counts } }: { listing: Answer<typeof getImportCall> }) {
  const { productFile: texts, common } = useAdminTexts()
  const mayChange = useMayChange()
  const { isBusy, left, settled, done, start } = useImporting(id, counts)
  if (!mayChange) return <Notice>{common.onlyLooking}</Notice>
  const waiting = left > 0 ? texts.ready(left) : texts.nothingToImport
  const label = settled > 0 ? texts.importRest(left) : texts.import(left)
  return (
    <div className={`${kit.bar} ${kit.apart}`} data-idle={left === 0 || undefined}>
      <p className={kit.unsaved} aria-live="polite">
        {isBusy ? texts.progress(settled, settled + left) : ''}
        {!isBusy && settled > 0 ? `${texts.imported(done)} ` : ''}
        {!isBusy && (left > 0 || settled === 0) ? waiting : ''}
      </p>
      {left > 0 ? (
        <div className={kit.buttons}>
          <Button busy={isBusy} onClick={() => void start()}>
            {label}
          </Button>
        </div>
      ) : null}
      <LeaveGuard isDirty={isBusy} text={texts.leaveText} />
    </div>
  )
}
