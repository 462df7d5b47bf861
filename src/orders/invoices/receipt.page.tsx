import { Link } from 'react-router'
import type { receipt as english } from '#i18n/en/receipt.ts'
import { pageNeeds } from '#i18n/page-needs.ts'
import { loadTexts, textsIn } from '#i18n/texts.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { call } from '#lib/call.ts'
import { inLanguage, LANGUAGES, type Language, languageOf } from '#lib/language.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { Button } from '#ui/button.tsx'
import { ChevronIcon } from '#ui/icons.tsx'
import { Loading } from '#ui/loading.tsx'
import lists from '../pages/account-orders.module.css'
import { MissingOrder } from '../pages/missing-order.tsx'
import page from '../pages/order.module.css'
import type { Route } from './+types/receipt.page.ts'
import { readReceiptCall } from './api.ts'
import { InvoiceSheet } from './invoice-sheet.tsx'
import styles from './invoices.module.css'
import own from './receipt.module.css'

export const handle = pageNeeds({ texts: ['checkout', 'receipt'] })

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const [answer] = await Promise.all([
    call(context, readReceiptCall, { id: params.id }).catch((error: unknown) => {
      if (refusalIn(error).code === 'NOT_FOUND') return null
      throw error
    }),
    ...LANGUAGES.map((language) => loadTexts(language, 'receipt')),
  ])
  return answer
}

type Paper = NonNullable<Awaited<ReturnType<typeof clientLoader>>>['receipt']

/** A card that was not charged yet, and what was called off before: nothing was received. Cash is paid with it in hand. */
const kindOf = ({ isPaid, paymentMethod, status }: Paper): 'receipt' | 'unpaid' | 'cancelled' => {
  if (isPaid) return 'receipt'
  if (status === 'cancelled') return 'cancelled'
  return paymentMethod === 'paymob' ? 'unpaid' : 'receipt'
}

const titleOf = (paper: Paper, { title, unpaidTitle, cancelledTitle }: typeof english): string =>
  ({ receipt: title, unpaid: unpaidTitle, cancelled: cancelledTitle })[kindOf(paper)](paper.sku)

/** The words of the paper, in one language. */
function wordsOf(paper: Paper, language: Language): typeof english {
  const { receipt } = textsIn(language, 'receipt')
  const { heading, unpaidHeading, cancelledHeading } = receipt
  const headings = { receipt: heading, unpaid: unpaidHeading, cancelled: cancelledHeading }
  return { ...receipt, heading: headings[kindOf(paper)] }
}

interface MetaArgs {
  location: { pathname: string }
  /** The server, which knows nobody, has none. */
  loaderData?: Awaited<ReturnType<typeof clientLoader>>
}

export const meta = ({ location, loaderData }: MetaArgs) => {
  const { shop, receipt } = textsIn(languageOf(location.pathname), 'receipt')
  const title = loaderData ? titleOf(loaderData.receipt, receipt) : receipt.heading
  return [{ title: `${title} | ${shop.shell.shopName}` }, { name: 'robots', content: 'noindex' }]
}

export function HydrateFallback() {
  const { checkout, receipt } = useTexts('checkout', 'receipt')
  return (
    <div className={`${page.page} ${own.wide}`}>
      <div className={own.frame}>
        <div className={own.title}>
          <h1 tabIndex={-1}>{receipt.heading}</h1>
        </div>
      </div>
      <Loading label={checkout.loading} withoutScript={checkout.needsScript} />
    </div>
  )
}

export default function ReceiptPage({ loaderData }: Route.ComponentProps) {
  const { receipt: texts } = useTexts('receipt')
  const language = useLanguage()
  if (!loaderData) return <MissingOrder />
  const { receipt, seller } = loaderData
  const other = language === 'ar' ? 'en' : 'ar'
  // A seller in Egypt owes it in Arabic, and the shopper reads it in their language.
  const also = { language: other, texts: wordsOf(receipt, other) } as const
  return (
    <div className={`${page.page} ${own.wide}`}>
      <div className={`${own.frame} ${styles.screen}`}>
        <Link className={lists.back} to={inLanguage(language, `/order/${receipt.id}`)}>
          <ChevronIcon turn="back" />
          {texts.back}
        </Link>
        <div className={own.title}>
          <h1 tabIndex={-1}>{titleOf(receipt, texts)}</h1>
          <Button onClick={() => print()}>{texts.print}</Button>
        </div>
      </div>
      <div className={styles.receipt}>
        <InvoiceSheet
          invoice={receipt}
          seller={seller}
          language={language}
          texts={wordsOf(receipt, language)}
          also={also}
        />
      </div>
    </div>
  )
}
