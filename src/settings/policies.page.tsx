import { Link } from 'react-router'
import { pageNeeds } from '#i18n/page-needs.ts'
import { loadTexts } from '#i18n/texts.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { call } from '#lib/call.ts'
import { headOf, placeOf } from '#lib/head.ts'
import { inLanguage } from '#lib/language.ts'
import { ButtonLink } from '#ui/button.tsx'
import { TitledPage } from '#ui/titled-page.tsx'
import type { Route } from './+types/policies.page.ts'
import { getPageTextsCall } from './api.ts'
import styles from './plain.module.css'
import { Prose } from './prose.tsx'

export const handle = pageNeeds({ texts: ['plain'] })

const POLICIES = ['shipping', 'returns', 'payment', 'privacy', 'terms'] as const

const load = async ({ context, request }: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const { pages } = await call(context, getPageTextsCall, {})
  const place = placeOf(request)
  const { plain, shop } = await loadTexts(place.language, 'plain')
  const { title, description } = plain.policies
  return {
    head: headOf({ ...place, address: '/policies', title: `${title} | ${shop.shell.shopName}`, description }),
    sections: POLICIES.map((name) => ({ name, text: pages.policies[name][place.language] })),
  }
}

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head

/** Addresses of its parts are promised elsewhere: `#returns` and the others stay as they are. */
export default function PoliciesPage({ loaderData: { sections } }: Route.ComponentProps) {
  const { policies } = useTexts('plain').plain
  const language = useLanguage()
  return (
    <TitledPage title={policies.title} intro={policies.intro} className={styles.page}>
      <div className={styles.sheet}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">{policies.contents}</h2>
          <ol>
            {sections.map(({ name }) => (
              <li key={name}>
                <a href={`#${name}`}>{policies.sections[name]}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.sections}>
          {sections.map(({ name, text }) => (
            <section key={name} id={name} className={styles.section} aria-labelledby={`${name}-title`}>
              <h2 id={`${name}-title`}>{policies.sections[name]}</h2>
              {name === 'returns' ? (
                <p>
                  <ButtonLink to={inLanguage(language, '/returns')}>{policies.toReturns}</ButtonLink>
                </p>
              ) : null}
              <Prose text={text} heading="h3" />
            </section>
          ))}
          <p className={styles.more}>
            {policies.questions} <Link to={inLanguage(language, '/contact-us')}>{policies.toContact}</Link>
          </p>
        </div>
      </div>
    </TitledPage>
  )
}
