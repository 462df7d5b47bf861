import { Link } from 'react-router'
import { PartDenied } from '#back-office/admin-denied.tsx'
import { AdminPage, Panel } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import type { Answer } from '#lib/endpoint.ts'
import { inLanguage } from '#lib/language.ts'
import { Code, CopyButton } from '#ui/code.tsx'
import { getFeedsCall } from '../api.ts'
import type { Route } from './+types/feeds.page.ts'
import styles from './feeds.module.css'

type Feeds = Answer<typeof getFeedsCall>

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => readForPage(getFeedsCall, {}, request)

export const meta: Route.MetaFunction = ({ location, loaderData }) =>
  adminMeta(location, ({ settings }) => `${settings.feeds.title} · ${settings.title}`, loaderData)

export { AdminErrorBoundary as ErrorBoundary }

export default function FeedsPage({ loaderData: answer }: Route.ComponentProps) {
  const { settings } = useAdminTexts()
  const { feeds: words } = settings
  const back = { to: inLanguage(useLanguage(), '/admin/settings'), label: settings.back }
  if ('feeds' in answer)
    return (
      <AdminPage title={words.title} subtitle={words.subtitle(answer.products, answer.items)} back={back}>
        <div className={styles.channels}>
          <Addresses feeds={answer.feeds} channel="google" hint={words.googleHint} />
          <Addresses feeds={answer.feeds} channel="meta" hint={words.metaHint} />
          {answer.leftOut.total > 0 ? <LeftOut {...answer.leftOut} /> : null}
        </div>
      </AdminPage>
    )
  if (answer.code === 'NOT_ALLOWED') return <PartDenied />
  return (
    <AdminPage title={words.title} back={back}>
      <AdminProblem title={words.notLoaded} refusal={answer} />
    </AdminPage>
  )
}

interface AddressesProps {
  feeds: Feeds['feeds']
  channel: Feeds['feeds'][number]['channel']
  hint: string
}

function Addresses({ feeds, channel, hint }: AddressesProps) {
  const words = useAdminTexts().settings.feeds
  return (
    <Panel title={words[channel]}>
      <p className={styles.hint}>{hint}</p>
      <dl className={styles.addresses}>
        {feeds
          .filter((feed) => feed.channel === channel)
          .map(({ language, url }) => (
            <div key={url} className={styles.address}>
              <dt className={styles.hint}>{words.languages[language]}</dt>
              <dd>
                <a href={url} target="_blank" rel="noreferrer">
                  <Address url={url} />
                </a>
              </dd>
              <dd>
                <CopyButton
                  isBare
                  text={url}
                  label={words.copy(words[channel], words.languages[language])}
                  copiedLabel={words.copied}
                />
              </dd>
            </div>
          ))}
      </dl>
    </Panel>
  )
}

/** Where it does not fit a line it goes on after a slash, never within the name of its file. */
const Address = ({ url }: { url: string }) => (
  <Code>
    {url.split(/(?<=[^/:]\/)/).map((part) => (
      <span key={part} className={styles.part}>
        {part}
      </span>
    ))}
  </Code>
)

function LeftOut({ total, products }: Feeds['leftOut']) {
  const words = useAdminTexts().settings.feeds
  const language = useLanguage()
  return (
    <Panel title={words.leftOut}>
      <p className={styles.hint}>{words.leftOutHint(total)}</p>
      <ul className={styles.products}>
        {products.map(({ id, name, nameAr, why }) => (
          <li key={id}>
            <Link to={inLanguage(language, `/admin/products/${id}`)}>{inWords(language, name, nameAr)}</Link>
            <span className={styles.hint}>{words.why[why]}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
