import { Link } from 'react-router'
import { Facts, Panel } from '#back-office/admin-page.tsx'
import { dateWords } from '#back-office/day-words.ts'
import { faint } from '#back-office/list/admin-table.tsx'
import { MailAddress } from '#back-office/mail-address.tsx'
import { WhatsApp } from '#back-office/whatsapp.tsx'
import { adminTextsIn } from '#i18n/load-admin-texts.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { momentText } from '#lib/days.ts'
import { inLanguage } from '#lib/language.ts'
import { egyptianMobile } from '#lib/phone.ts'
import { Code, CopyButton } from '#ui/code.tsx'
import { NameOf } from './customer-name.tsx'
import styles from './customers.module.css'
import type { Customer } from './listed-customer.ts'

export function ContactPanel({ customer }: { customer: Customer }) {
  const { customer: texts, customers } = useAdminTexts()
  const { phone, language, lastOrderAt, since } = customer
  const pages = useLanguage()
  return (
    <Panel title={texts.contact}>
      <Facts
        rows={{
          [texts.name]: <NameOf customer={customer} />,
          [texts.email]: <Email customer={customer} />,
          [texts.phone]: phone === '' ? customers.none : <Code>{phone}</Code>,
          ...(language ? { [texts.language]: texts.languages[language] } : {}),
          [texts.since]: dateWords(since, pages),
          [texts.lastOrder]: lastOrderAt ? momentText(lastOrderAt, pages) : customers.none,
        }}
      />
      {phone === '' ? null : <Reach customer={customer} />}
      <SamePhone customer={customer} />
    </Panel>
  )
}

function Email({ customer: { email, kind, isEmailConfirmed } }: { customer: Customer }) {
  const { customer: texts, customers } = useAdminTexts()
  if (email === '') return customers.none
  return (
    <span className={styles.email}>
      <a href={`mailto:${email}`}>
        <MailAddress address={email} />
      </a>
      {kind === 'account' ? (
        <span className={faint}>{isEmailConfirmed ? texts.confirmed : texts.unconfirmed}</span>
      ) : null}
    </span>
  )
}

function Reach({ customer: { name, phone, language } }: { customer: Customer }) {
  const { customer: texts, common } = useAdminTexts()
  const pages = useLanguage()
  const mobile = egyptianMobile(phone)
  return (
    <div className={styles.links}>
      <CopyButton text={phone} label={texts.copyPhone} copiedLabel={common.copied} />
      <a href={`tel:${mobile ?? phone}`}>{texts.call}</a>
      {mobile ? (
        <WhatsApp
          mobile={mobile}
          language={language ?? pages}
          label={texts.whatsapp}
          textIn={(each) => adminTextsIn(each)?.customer.whatsappText(name)}
        />
      ) : null}
    </div>
  )
}

function SamePhone({ customer: { samePhone } }: { customer: Customer }) {
  const { customer: texts, customers } = useAdminTexts()
  const language = useLanguage()
  if (samePhone.length === 0) return null
  return (
    <div className={styles.others}>
      <p>{texts.samePhone}</p>
      <ul>
        {samePhone.map(({ id, name, kind, orders }) => (
          <li key={id}>
            <Link to={inLanguage(language, `/admin/customers/${id}`)}>
              <bdi>{texts.sameOne(name, customers.kinds[kind], orders)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
