import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { CheckIcon } from '#ui/icons.tsx'
import styles from './pre-order.module.css'
import { dayIn } from './pre-order.ts'
import type { OpenCampaign } from './shown-pre-order.ts'

/** When it comes, and what those get who ask for it before. */
export function Promises({ campaign }: { campaign: OpenCampaign }) {
  const { preOrder: texts } = useTexts('preOrder')
  const language = useLanguage()
  const { takesUntil, releaseOn, shipsOn, percentOff, freeShipping } = campaign
  const off = percentOff > 0 ? [texts.percentOff(percentOff)] : []
  const benefits = [...campaign.benefits[language], ...off, ...(freeShipping ? [texts.freeShipping] : [])]
  return (
    <section className={styles.promises} aria-labelledby="benefits" data-ground="ink">
      <dl className={styles.days}>
        {[...(takesUntil ? [[texts.until, takesUntil]] : []), [texts.release, releaseOn], [texts.ships, shipsOn]].map(
          ([name = '', day = '']) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <time dateTime={day}>{dayIn(day, language)}</time>
              </dd>
            </div>
          ),
        )}
      </dl>
      <h2 id="benefits">{texts.benefits}</h2>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <CheckIcon />
            {benefit}
          </li>
        ))}
      </ul>
      {percentOff > 0 ? <p className={styles.small}>{texts.codeLater}</p> : null}
    </section>
  )
}
