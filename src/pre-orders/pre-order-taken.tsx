import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { Button } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import styles from './pre-order.module.css'
import type { OwnPreOrder } from './shown-pre-order.ts'

interface TakenProps {
  preOrder: OwnPreOrder
  mayGoOn: boolean
  onGoOn: () => void
}

/** In place of the form that was sent. */
export function Taken({ preOrder: { number, promoCode }, mayGoOn, onGoOn }: TakenProps) {
  const { preOrder: texts } = useTexts('preOrder')
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.taken} aria-labelledby="taken">
      <h2 id="taken" ref={heading} tabIndex={-1}>
        {texts.doneTitle}
      </h2>
      <p>
        {texts.doneNumber}{' '}
        <strong>
          <Code>{number}</Code>
        </strong>
      </p>
      <p>
        {texts.done} {promoCode ? texts.doneCode : null}
      </p>
      <p>
        {texts.addressBefore} <Link to={inLanguage(language, '/account#addresses')}>{texts.addressLink}</Link>{' '}
        {texts.addressAfter}
      </p>
      {mayGoOn ? (
        <div>
          <Button kind="outline" onClick={onGoOn}>
            {texts.another}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
