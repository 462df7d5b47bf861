import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import type { Facts } from '#settings/facts.ts'
import { Code } from '#ui/code.tsx'
import { Link } from '#ui/link.tsx'
import styles from './footer.module.css'

export function Footer({ facts }: { facts: Facts | undefined }) {
  const { shell } = useTexts().shop
  const { footer } = shell
  const language = useLanguage()
  return (
    <footer className={styles.footer} data-ground="ink">
      <p className={styles.line}>{footer.line}</p>
      <div className={styles.columns}>
        <Column title={footer.shop}>
          <Way to={inLanguage(language, '/')}>{shell.home}</Way>
          <Way to={inLanguage(language, '/products')}>{shell.products}</Way>
          <Way to={inLanguage(language, '/products?color=black')}>{shell.black}</Way>
          <Way to={inLanguage(language, '/products?color=white')}>{shell.white}</Way>
        </Column>
        <Column title={footer.help}>
          <Way to={inLanguage(language, '/guest-track')}>{shell.trackOrder}</Way>
          <Way to={inLanguage(language, '/checkout')}>{footer.checkout}</Way>
        </Column>
        {facts ? <Contact facts={facts} /> : null}
      </div>
      <p className={styles.payment}>
        <span>{footer.payWith}</span>
        <span className={styles.method}>{footer.cash}</span>
      </p>
      <p className={styles.payment}>
        <span>{footer.cotton}</span>
      </p>
    </footer>
  )
}

function Column({ title, isWide = false, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  return (
    <section className={isWide ? styles.wide : undefined}>
      <h2 className={styles.title}>{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

const Way = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <Link className={styles.link} to={to}>
      {children}
    </Link>
  </li>
)

/** +201005550100 as people write it: 010 0555 0100. A number of another length stays as it is. */
const spaced = (phone: string): string => phone.replace(/^\+20(\d{1,2})(\d{4})(\d{4})$/, '0$1 $2 $3')

function Contact({ facts: { phone, whatsapp, email, address, hours, social } }: { facts: Facts }) {
  const { footer } = useTexts().shop.shell
  const language = useLanguage()
  return (
    <>
      <Column title={footer.contact} isWide>
        <li>
          <a className={styles.link} href={`tel:${phone}`}>
            <Code>{spaced(phone)}</Code>
          </a>
        </li>
        <li>
          <a className={styles.link} href={`https://wa.me/${whatsapp.slice(1)}`} rel="noopener">
            {footer.whatsapp} <Code>{spaced(whatsapp)}</Code>
          </a>
        </li>
        <li>
          <a className={styles.link} href={`mailto:${email}`}>
            <Code>{email}</Code>
          </a>
        </li>
        <li className={styles.fact}>{address[language]}</li>
        <li className={styles.fact}>{hours[language]}</li>
      </Column>
      <Column title={footer.follow}>
        {social.map(({ name, url }) => (
          <li key={url}>
            <a className={styles.link} href={url} rel="noopener">
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </Column>
    </>
  )
}
