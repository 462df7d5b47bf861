import { Link } from 'react-router'
import { Facts, Panel } from '#back-office/admin-page.tsx'
import { MailAddress } from '#back-office/mail-address.tsx'
import { Moment } from '#back-office/moment.tsx'
import { WhatsApp } from '#back-office/whatsapp.tsx'
import { adminTextsIn } from '#i18n/load-admin-texts.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage, type Language } from '#lib/language.ts'
import { egyptianMobile, spacedPhone } from '#lib/phone.ts'
import { Badge } from '#ui/badge.tsx'
import { Code, CopyButton } from '#ui/code.tsx'
import { type AdminOrder, customerOf, placeLines } from './admin-order.ts'
import styles from './order.module.css'

export function CustomerPanel({ order }: { order: AdminOrder }) {
  const { details, order: texts, overview } = useAdminTexts()
  const { sources } = overview
  const { email, phone } = order.shippingAddress
  return (
    <Panel title={details.customer} actions={order.isGuestOrder ? <Badge>{texts.guest}</Badge> : null}>
      <Facts
        rows={{
          [details.name]: <bdi>{customerOf(order)}</bdi>,
          ...(email ? { [details.email]: <Mailbox email={email} /> } : {}),
          [details.phone]: <Code>{spacedPhone(phone)}</Code>,
          [details.date]: <Moment at={order.createdAt} />,
          [details.sku]: <Code>{order.sku}</Code>,
          ...(order.source ? { [sources.source]: <Source of={order.source} /> } : {}),
        }}
      />
      <Reach order={order} />
    </Panel>
  )
}

function Source({ of: source }: { of: string }) {
  const { direct } = useAdminTexts().overview.sources
  return source === 'direct' ? direct : <bdi>{source}</bdi>
}

const Mailbox = ({ email }: { email: string }) => (
  <a className={styles.email} href={`mailto:${email}`}>
    <MailAddress address={email} />
  </a>
)

function Reach({ order }: { order: AdminOrder }) {
  const { details, common, customer } = useAdminTexts()
  const { phone } = order.shippingAddress
  const mobile = egyptianMobile(phone)
  const textIn = (language: Language): string | undefined =>
    adminTextsIn(language)?.details.whatsappText(customerOf(order), order.sku)
  return (
    <div className={styles.links}>
      <Link className={styles.link} to={inLanguage(useLanguage(), `/admin/customers/${order.id}`)}>
        {customer.ofOrder}
      </Link>
      <CopyButton text={phone} label={details.copyPhone} copiedLabel={common.copied} />
      <a className={styles.link} href={`tel:${mobile ?? phone}`}>
        {details.call}
      </a>
      {mobile ? (
        <WhatsApp
          mobile={mobile}
          language={order.language}
          label={details.whatsapp}
          textIn={textIn}
          className={styles.link}
        />
      ) : null}
    </div>
  )
}

export function PlacePanel({ order }: { order: AdminOrder }) {
  const { details, common } = useAdminTexts()
  const language = useLanguage()
  const { name, phone } = order.shippingAddress
  const lines = [...placeLines(order.shippingAddress, language), details.egypt]
  return (
    <Panel title={details.address}>
      <address className={styles.place}>
        <span>
          <bdi>{name}</bdi>
        </span>
        {lines.map((line) => (
          <span key={line}>
            <bdi>{line}</bdi>
          </span>
        ))}
        <span>
          <Code>{spacedPhone(phone)}</Code>
        </span>
      </address>
      <div className={styles.links}>
        <CopyButton text={[name, ...lines, phone].join('\n')} label={details.copyAddress} copiedLabel={common.copied} />
      </div>
    </Panel>
  )
}
