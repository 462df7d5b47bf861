import { useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { pageNeeds } from '#i18n/page-needs.ts'
import { loadTexts } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.tsx'
import { call } from '#lib/call.ts'
import { headOf, placeOf } from '#lib/head.ts'
import { Refusal } from '#lib/refusal.ts'
import { verifySkuCall } from '#orders/api.ts'
import { Loading } from '#ui/loading.tsx'
import { TitledPage } from '#ui/titled-page.tsx'
import type { Route } from './+types/verify.page.ts'
import { Certificate } from './certificate.tsx'
import { NotVerified } from './not-verified.tsx'
import styles from './verify.module.css'
import { VerifyForm } from './verify-form.tsx'

/** A code is one visitor's: the page with it is made each time, and kept without it. */
export const handle = pageNeeds({ texts: ['verify', 'checkout', 'payment'], camera: true, fresh: ['sku'] })

const headFor = async (request: Request) => {
  const place = placeOf(request)
  const { verify, shop } = await loadTexts(place.language, 'verify')
  const title = `${verify.title} | ${shop.shell.shopName}`
  return headOf({ ...place, address: '/verify', title, description: verify.description })
}

const skuIn = (request: Request): string => (new URL(request.url).searchParams.get('sku') ?? '').trim().toUpperCase()

export const loader = async ({ request }: Route.LoaderArgs) => ({ head: await headFor(request), sku: skuIn(request) })

/** Asked by the browser alone: its owner sees more of an order than a stranger. */
export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const sku = skuIn(request)
  const page = { head: await headFor(request), sku }
  if (sku === '') return page
  try {
    return { ...page, certificate: (await call(context, verifySkuCall, { sku })).data }
  } catch (error) {
    // Nobody answered at all: there is nothing to be read in that.
    return { ...page, refusal: error instanceof Refusal ? error : new Refusal('UNAVAILABLE') }
  }
}
clientLoader.hydrate = true as const

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head

type Loaded = Route.ComponentProps['loaderData']

export default function VerifyPage({ loaderData }: Route.ComponentProps) {
  const { verify } = useTexts('verify')
  const { sku } = loaderData
  // Whoever comes by a link or a scan has asked already.
  const [isOpenedByCode] = useState(sku !== '')
  const isAnswered = 'certificate' in loaderData || 'refusal' in loaderData
  const isUnderway = useNavigation().state === 'loading'
  const isLooking = isUnderway || (sku !== '' && !isAnswered)
  const answer = (
    <div className={styles.answer}>
      {isLooking ? <Loading label={verify.verifying} /> : <Answer loaded={loaderData} />}
    </div>
  )
  return (
    <TitledPage title={verify.title} intro={verify.intro} className={styles.page}>
      <div className={styles.columns}>
        {isOpenedByCode ? answer : null}
        <div className={isOpenedByCode && !isAnswered ? styles.askingLater : styles.asking}>
          <VerifyForm key={sku} sku={sku} isLooking={isLooking} />
          <noscript>
            <p>{verify.needsScript}</p>
          </noscript>
        </div>
        {isOpenedByCode ? null : answer}
      </div>
    </TitledPage>
  )
}

function Answer({ loaded }: { loaded: Loaded }) {
  const { key } = useLocation()
  if ('certificate' in loaded) return <Certificate key={key} result={loaded.certificate} />
  if ('refusal' in loaded) return <NotVerified key={key} refusal={loaded.refusal} />
  return loaded.sku === '' ? <Empty /> : null
}

function Empty() {
  const { empty } = useTexts('verify').verify
  return (
    <section className={styles.empty} aria-labelledby="empty">
      <h2 id="empty">{empty.title}</h2>
      <ul>
        {empty.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}
