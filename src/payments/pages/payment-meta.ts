import { textsIn } from '#i18n/texts.ts'
import { languageOf } from '#lib/language.ts'

export function paymentMeta(
  { pathname }: { pathname: string },
  titleIn: (texts: ReturnType<typeof textsIn>['payment']) => string,
) {
  const { payment, shop } = textsIn(languageOf(pathname), 'payment')
  return [{ title: `${titleIn(payment)} | ${shop.shell.shopName}` }, { name: 'robots', content: 'noindex' }]
}
