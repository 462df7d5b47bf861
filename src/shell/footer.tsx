import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { spacedPhone } from '#lib/phone.ts'
import type { PublicFacts } from '#settings/facts.ts'
import { Code } from '#ui/code.tsx'
import disclosure from '#ui/disclosure.module.css'
import { useIsPhone } from '#ui/use-is-phone.tsx'
import styles from './footer.module.css'

interface FooterProps {
  facts: PublicFacts | undefined
  takesCards: boolean | undefined
}

export function Footer({ facts, takesCards }: FooterProps) {
  const { shell } = useTexts().shop
  const { footer } = shell
  return (
    <footer className={styles.footer} data-ground="ink">
      <p className={styles.line}>{footer.line}</p>
      <div className={styles.columns}>
        <Column title={footer.quick}>
          <Way to="/">{shell.home}</Way>
          <Way to="/products">{shell.products}</Way>
          <Way to="/products?color=black">{shell.black}</Way>
          <Way to="/products?color=white">{shell.white}</Way>
          <Way to="/gallery">{shell.gallery}</Way>
          <Way to="/favorites">{shell.favorites}</Way>
          {facts?.preOrders.isOpen ? <Way to="/pre-order">{footer.preOrder}</Way> : null}
          <Way to="/about-us">{footer.about}</Way>
        </Column>
        <Column title={footer.support}>
          <Way to="/guest-track">{shell.trackOrder}</Way>
          <Way to="/verify">{shell.verify}</Way>
          <Way to="/policies#returns">{footer.returns}</Way>
          <Way to="/policies">{footer.policies}</Way>
          <Way to="/contact-us">{footer.contactUs}</Way>
        </Column>
        {facts ? <Contact facts={facts} /> : null}
      </div>
      <p className={styles.payment}>
        <span>{footer.payWith}</span>
        {takesCards ? <span className={styles.method}>{footer.card}</span> : null}
        <span className={styles.method}>{footer.cash}</span>
        <span className={styles.cotton}>{footer.cotton}</span>
      </p>
    </footer>
  )
}

/** On a phone they fold, as soon as something can unfold them again. */
function Column({ title, children }: { title: string; children: ReactNode }) {
  const isFolded = useIsPhone()
  if (!isFolded) {
    return (
      <section>
        <h2 className={styles.title}>{title}</h2>
        <ul>{children}</ul>
      </section>
    )
  }
  return (
    <details className={styles.folded}>
      <summary className={disclosure.summary}>
        <h2 className={styles.title}>{title}</h2>
      </summary>
      <ul>{children}</ul>
    </details>
  )
}

const Way = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <Link className={styles.link} to={inLanguage(useLanguage(), to)}>
      {children}
    </Link>
  </li>
)

/** Where a column is narrower than it, its line ends before the domain. */
function inTwo(email: string): ReactNode {
  const domain = email.indexOf('@') + 1
  return (
    <>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </>
  )
}

function Contact({ facts: { phone, whatsapp, email, address, hours, social } }: { facts: PublicFacts }) {
  const { footer } = useTexts().shop.shell
  const language = useLanguage()
  return (
    <>
      <Column title={footer.contact}>
        <li>
          <a className={styles.link} href={`tel:${phone}`}>
            <Code>{spacedPhone(phone)}</Code>
          </a>
        </li>
        <li>
          <a className={styles.link} href={`https://wa.me/${whatsapp.slice(1)}`} rel="noopener">
            {footer.whatsapp} <Code>{spacedPhone(whatsapp)}</Code>
          </a>
        </li>
        <li>
          <a className={styles.link} href={`mailto:${email}`}>
            <Code>{inTwo(email)}</Code>
          </a>
        </li>
        <li className={styles.fact}>{address[language]}</li>
        <li className={styles.fact}>{hours[language]}</li>
      </Column>
      {social.length > 0 ? (
        <Column title={footer.follow}>
          {social.map(({ name, url }) => (
            <li key={url}>
              <a className={styles.link} href={url} rel="noopener">
                <bdi>{name}</bdi>
              </a>
            </li>
          ))}
        </Column>
      ) : null}
    </>
  )
}
