import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { Language } from '#lib/language.ts'

interface WhatsAppProps {
  /** As `egyptianMobile` has it. */
  mobile: string
  /** In which the customer is written to. */
  language: Language
  label: string
  /** How the other way is called; what it is called everywhere where it stands alone. */
  inOther?: Record<Language, string> | undefined
  /** What the message begins with; undefined where that language could not be loaded. */
  textIn: (language: Language) => string | undefined
  className?: string | undefined
}

/** In the customer's own language, and in the other for who is answered in it. */
export function WhatsApp({ mobile, language, label, inOther, textIn, className }: WhatsAppProps) {
  const { whatsappIn } = useAdminTexts().customer
  const other = language === 'ar' ? 'en' : 'ar'
  const ways = [
    { label, text: textIn(language) },
    { label: (inOther ?? whatsappIn)[other], text: textIn(other) },
  ]
  return ways.map((way) =>
    way.text === undefined ? null : (
      <a
        key={way.label}
        className={className}
        href={`https://wa.me/${mobile.slice(1)}?text=${encodeURIComponent(way.text)}`}
        target="_blank"
        rel="noreferrer"
      >
        {way.label}
      </a>
    ),
  )
}
