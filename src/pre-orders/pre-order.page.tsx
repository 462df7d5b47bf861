import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { pageNeeds } from '#i18n/page-needs.ts'
import { textsIn } from '#i18n/texts.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { call } from '#lib/call.ts'
import { inLanguage, languageOf } from '#lib/language.ts'
import { signInPath } from '#lib/next-path.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { accessToken } from '#lib/request-over-http.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Price } from '#ui/price.tsx'
import { TitledPage } from '#ui/titled-page.tsx'
import type { Route } from './+types/pre-order.page.ts'
import { getCampaignCall, listMyPreOrdersCall } from './api.ts'
import { ComingRows, readComing } from './coming-rows.tsx'
import { MyPreOrders } from './my-pre-orders.tsx'
import styles from './pre-order.module.css'
import { Promises } from './pre-order-facts.tsx'
import { PreOrderForm } from './pre-order-form.tsx'
import { Taken } from './pre-order-taken.tsx'
import type { OpenCampaign, OwnPreOrder } from './shown-pre-order.ts'

export const handle = pageNeeds({ texts: ['preOrder'] })

const PER_PAGE = 10

export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const page = Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get('page')) || 1))
  const ownIn = () =>
    call(context, listMyPreOrdersCall, { page, limit: PER_PAGE }).catch((error: unknown) => {
      if (refusalIn(error).code !== 'SIGN_IN_FIRST') throw error
      return null
    })
  const isGuest = accessToken.read() === null
  const [{ campaign }, mine, coming] = await Promise.all([
    call(context, getCampaignCall, {}),
    isGuest ? null : ownIn(),
    readComing(context).catch(() => null),
  ])
  return { campaign, mine, coming }
}

export const meta: Route.MetaFunction = ({ location }) => {
  const { preOrder, shop } = textsIn(languageOf(location.pathname), 'preOrder')
  return [{ title: `${preOrder.title} | ${shop.shell.shopName}` }, { name: 'robots', content: 'noindex' }]
}

/** What comes next, for who does not want to be late. */
export default function PreOrderPage({ loaderData: { campaign, mine, coming } }: Route.ComponentProps) {
  const { preOrder: texts } = useTexts('preOrder')
  const [taken, setTaken] = useState<OwnPreOrder | null>(null)
  return (
    <TitledPage title={texts.title} intro={campaign.isOpen ? texts.intro : texts.closedIntro} className={styles.page}>
      {campaign.isOpen ? <ComingRows coming={coming} colors={campaign.colors} /> : null}
      <div className={styles.columns}>
        {taken ? (
          <Taken preOrder={taken} mayGoOn={campaign.isOpen} onGoOn={() => setTaken(null)} />
        ) : (
          <Asking campaign={campaign} isGuest={!mine} onTaken={setTaken} />
        )}
        {campaign.isOpen ? <Promises campaign={campaign} /> : null}
      </div>
      {mine ? <MyPreOrders mine={mine} /> : campaign.isOpen ? null : <SignInForMine />}
    </TitledPage>
  )
}

interface AskingProps {
  campaign: OpenCampaign
  isGuest: boolean
  onTaken: (preOrder: OwnPreOrder) => void
}

function Asking({ campaign, isGuest, onTaken }: AskingProps) {
  if (!campaign.isOpen) return <Closed />
  return isGuest ? <SignInFirst campaign={campaign} /> : <PreOrderForm campaign={campaign} onTaken={onTaken} />
}

/** What there is, and what it costs, is known before anybody signs in for it. */
function SignInFirst({ campaign: { colors, sizes, price } }: { campaign: OpenCampaign }) {
  const { preOrder: texts } = useTexts('preOrder')
  const to = signInPath(useLocation())
  return (
    <div className={styles.form}>
      <dl className={styles.sum}>
        <div>
          <dt>{texts.color}</dt>
          <dd className={styles.offered}>
            {colors.map((color) => (
              <span key={color}>
                <span className={styles.swatch} data-color={color} aria-hidden="true" />
                {texts.colors[color]}
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt>{texts.size}</dt>
          <dd className={styles.offered}>
            {sizes.map((size) => (
              <bdi key={size}>{size}</bdi>
            ))}
          </dd>
        </div>
        <div>
          <dt>{texts.price}</dt>
          <dd>
            <Price pounds={price} language={useLanguage()} /> {texts.perPiece}
          </dd>
        </div>
      </dl>
      <div className={styles.send}>
        <ButtonLink to={to}>{texts.signInFirst}</ButtonLink>
        <p className={styles.small}>{texts.noPayment}</p>
      </div>
      <p className={styles.small}>{texts.signInWhy}</p>
    </div>
  )
}

function SignInForMine() {
  const { preOrder: texts } = useTexts('preOrder')
  return (
    <p>
      <Link to={signInPath(useLocation())}>{texts.signIn}</Link>
    </p>
  )
}

function Closed() {
  const { preOrder: texts } = useTexts('preOrder')
  return (
    <EmptyState
      title={texts.closedTitle}
      action={<ButtonLink to={inLanguage(useLanguage(), '/products')}>{texts.toProducts}</ButtonLink>}
    >
      <p role="status">{texts.closed}</p>
    </EmptyState>
  )
}
