import { useNavigate } from 'react-router'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { fromPounds, priceText } from '#lib/money.ts'
import { chime } from './chime.tsx'

interface News {
  /** So many since the last time. */
  count: number
  latest: { sku: string; name: string; total: number } | null
}

/** Says it beside the page, with a sound; a click leads to the orders. False where the browser can't after all. */
export function useAnnouncing() {
  const { notifications: texts } = useAdminTexts()
  const language = useLanguage()
  const navigate = useNavigate()

  const show = (title: string, body: string): boolean => {
    void chime().catch(() => undefined)
    try {
      const shown = new Notification(title, { body, lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' })
      shown.onclick = () => {
        window.focus()
        void navigate(inLanguage(language, '/admin/orders'))
        shown.close()
      }
      return true
    } catch {
      // Chrome on Android has the name of it and nothing behind it.
      return false
    }
  }

  return {
    announce: ({ count, latest }: News): boolean =>
      show(
        texts.newOrders(count),
        latest ? texts.latest(latest.sku, latest.name, priceText(fromPounds(latest.total), language)) : '',
      ),
    tryIt: (): boolean => show(texts.sample, texts.sampleText),
  }
}
