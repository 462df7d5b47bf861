import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pageNeeds } from '#i18n/page-needs.ts'
import { loadTexts } from '#i18n/texts.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { headOf, placeOf } from '#lib/head.ts'
import { inLanguage } from '#lib/language.ts'
import { spacedPhone } from '#lib/phone.ts'
import { Code } from '#ui/code.tsx'
import { ArrowIcon } from '#ui/icons.tsx'
import { TitledPage } from '#ui/titled-page.tsx'
import type { Route } from './+types/contact.page.ts'
import type { PublicFacts } from './facts.ts'
import styles from './plain.module.css'
import { useFacts } from './use-facts.tsx'

export const handle = pageNeeds({ texts: ['plain'] })

const load = async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const place = placeOf(request)
  const { plain, shop } = await loadTexts(place.language, 'plain')
  const { title, description } = plain.contact
  return { head: headOf({ ...place, address: '/contact-us', title: `${title} | ${shop.shell.shopName}`, description }) }
}

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head

const mapOf = (address: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`

export default function ContactPage() {
  const { contact } = useTexts('plain').plain
  const facts = useFacts()?.settings
  return (
    <TitledPage title={contact.title} intro={contact.intro} className={styles.page}>
      {facts ? <Ways facts={facts} /> : null}
      <Answers />
    </TitledPage>
  )
}

function Way({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        {name}
        {note ? <span className={styles.note}>{note}</span> : null}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

function Ways({ facts: { phone, whatsapp, email, address, hours, social } }: { facts: PublicFacts }) {
  const { contact } = useTexts('plain').plain
  const language = useLanguage()
  return (
    <dl className={styles.contact}>
      <Way name={contact.whatsapp} note={contact.whatsappNote}>
        <a href={`https://wa.me/${whatsapp.slice(1)}`} rel="noopener">
          <Code>{spacedPhone(whatsapp)}</Code>
        </a>
      </Way>
      <Way name={contact.phone}>
        <a href={`tel:${phone}`}>
          <Code>{spacedPhone(phone)}</Code>
        </a>
      </Way>
      <Way name={contact.email}>
        <a href={`mailto:${email}`}>
          <Code>{email}</Code>
        </a>
      </Way>
      <Way name={contact.hours}>
        <span>{hours[language]}</span>
      </Way>
      <Way name={contact.address}>
        <span>{address[language]}</span>
        <a className={styles.map} href={mapOf(address[language])} rel="noopener">
          {contact.map}
        </a>
      </Way>
      {social.length > 0 ? (
        <Way name={contact.follow}>
          <span className={styles.social}>
            {social.map(({ name, url }) => (
              <a key={url} href={url} rel="noopener">
                <bdi>{name}</bdi>
              </a>
            ))}
          </span>
        </Way>
      ) : null}
    </dl>
  )
}

/** What most people write about can be answered at once. */
function Answers() {
  const { contact } = useTexts('plain').plain
  const language = useLanguage()
  const answers = [
    ['/guest-track', contact.track, contact.trackText],
    ['/policies#returns', contact.returns, contact.returnsText],
    ['/verify', contact.verify, contact.verifyText],
  ] as const
  return (
    <section className={styles.answers} aria-labelledby="answers" data-ground="bone">
      <h2 id="answers">{contact.first}</h2>
      <ul>
        {answers.map(([path, name, text]) => (
          <li key={path}>
            <Link to={inLanguage(language, path)}>
              <span>{name}</span>
              <ArrowIcon />
            </Link>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
