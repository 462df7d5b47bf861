import { type ReactNode, useCallback } from 'react'
import { useCart } from '#cart/use-cart.tsx'
import { loadTexts } from '#i18n/texts.ts'
import { useLanguage } from '#i18n/use-texts.tsx'
import type { Language } from '#lib/language.ts'
import { useLate, useSayLate } from '#ui/late.tsx'

async function loadDrawer(language: Language) {
  const [{ CartDrawer }] = await Promise.all([import('./cart-drawer.tsx'), loadTexts(language, 'cart')])
  return { CartDrawer }
}

/** Many visits never open the cart. */
export function LateCartDrawer({ beside }: { beside: ReactNode }) {
  const isOpen = useCart((cart) => cart.isOpen)
  const { open, close } = useCart.getState()
  const say = useSayLate()
  const language = useLanguage()
  const load = useCallback(() => loadDrawer(language), [language])
  const late = useLate(isOpen, load, () => {
    close()
    say(open)
  })
  return late ? <late.CartDrawer beside={beside} /> : null
}
