import { textsIn } from '#i18n/texts.ts'
import { languageOf } from '#lib/language.ts'

/** Pages of one shopper's payment: titled, and for nobody to find. */
export function paymentMeta(
  { pathname }: { pathname: string },
  titleIn: (texts: ReturnType<typeof textsIn>['payment']) => string,
) {
  const { payment, shop } = textsIn(languageOf(pathname), 'payment')
  return [{ title: `${titleIn(payment)} | ${shop.shell.shopName}` }, { name: 'robots', content: 'noindex' }]
}
