import { Link, useRevalidator } from 'react-router'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import type { Refusal, RefusalCode } from '#lib/refusal.ts'
import { AnswerHeading } from '#orders/pages/answer-heading.tsx'
import { Button } from '#ui/button.tsx'
import { CloseIcon } from '#ui/icons.tsx'
import styles from './verify.module.css'

/** What the server said, or what to say where it said nothing. */
function useWords({ code, message }: Refusal): { title: string; text: string } {
  const { verify } = useTexts('verify')
  const titles: Partial<Record<RefusalCode, string>> = {
    SKU_NOT_FOUND: verify.notVerified,
    SKU_OF_PRODUCT: verify.productCode,
    RATE_LIMIT_EXCEEDED: verify.tooMany,
  }
  const unsaid = code === 'UNAVAILABLE' ? verify.failed : verify.unknownFault
  return { title: titles[code] ?? verify.failedTitle, text: message === code ? unsaid : message }
}

/** An outline where the certificate would be: nothing here proves anything. */
export function NotVerified({ refusal }: { refusal: Refusal }) {
  const { verify } = useTexts('verify')
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const { title, text } = useWords(refusal)
  return (
    <section className={styles.outlined}>
      <AnswerHeading>
        {refusal.code === 'SKU_NOT_FOUND' ? <CloseIcon /> : null}
        {title}
      </AnswerHeading>
      <p>{text}</p>
      {refusal.code === 'SKU_NOT_FOUND' ? (
        <p className={styles.help}>
          {verify.notVerifiedHelp} <Link to={inLanguage(language, '/contact-us')}>{verify.tellUs}</Link>
        </p>
      ) : null}
      {refusal.status >= 429 ? (
        <Button kind="outline" onClick={() => void revalidate()}>
          {verify.retry}
        </Button>
      ) : null}
    </section>
  )
}
