import { pageNeeds } from '#i18n/page-needs.ts'
import { loadTexts } from '#i18n/texts.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { call } from '#lib/call.ts'
import { headOf, placeOf } from '#lib/head.ts'
import { inLanguage } from '#lib/language.ts'
import { ButtonLink } from '#ui/button.tsx'
import type { Route } from './+types/about.page.ts'
import { getPageTextsCall } from './api.ts'
import styles from './plain.module.css'
import { Prose } from './prose.tsx'

export const handle = pageNeeds({ texts: ['plain'] })

const load = async ({ context, request }: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const { pages } = await call(context, getPageTextsCall, {})
  const place = placeOf(request)
  const { plain, shop } = await loadTexts(place.language, 'plain')
  const { title, description } = plain.about
  return {
    head: headOf({ ...place, address: '/about-us', title: `${title} | ${shop.shell.shopName}`, description }),
    text: pages.about[place.language],
  }
}

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head

export default function AboutPage({ loaderData: { text } }: Route.ComponentProps) {
  const { about } = useTexts('plain').plain
  const language = useLanguage()
  return (
    <div className={styles.halves}>
      <div className={styles.poster} data-ground="ink">
        <div>
          <h1 tabIndex={-1}>{about.title}</h1>
          <p>{about.line}</p>
        </div>
      </div>
      <div className={styles.story}>
        <Prose text={text} heading="h2" />
        <p className={styles.ways}>
          <ButtonLink to={inLanguage(language, '/products?color=black')}>{about.shopBlack}</ButtonLink>
          <ButtonLink kind="outline" to={inLanguage(language, '/products?color=white')}>
            {about.shopWhite}
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}
