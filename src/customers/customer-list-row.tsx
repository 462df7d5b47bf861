import { Link } from 'react-router'
import { dateWords } from '#back-office/day-words.ts'
import { Cell, faint, Row, rowLink, stack } from '#back-office/list/admin-table.tsx'
import { MailAddress } from '#back-office/mail-address.tsx'
import { Moment } from '#back-office/moment.tsx'
import { useListState } from '#back-office/use-way-back.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { countText } from '#lib/count-text.ts'
import { inLanguage } from '#lib/language.ts'
import { Code } from '#ui/code.tsx'
import { Price } from '#ui/price.tsx'
import { NameOf } from './customer-name.tsx'
import type { ListedCustomer } from './listed-customer.ts'

export function CustomerListRow({ customer }: { customer: ListedCustomer }) {
  const { customers: texts } = useAdminTexts()
  const language = useLanguage()
  const state = useListState()
  const { columns } = texts
  const { lastOrderAt } = customer
  return (
    <Row look="brief">
      <Cell label={columns.name}>
        <span className={stack}>
          <Link className={rowLink} to={inLanguage(language, `/admin/customers/${customer.id}`)} state={state}>
            <NameOf customer={customer} />
          </Link>
          <span className={faint}>{texts.kinds[customer.kind]}</span>
        </span>
      </Cell>
      <Cell label={columns.contact}>
        <Contact customer={customer} />
      </Cell>
      <Cell label={columns.orders} kind="number">
        {countText(customer.orders)}
      </Cell>
      <Cell label={columns.spent} kind="number">
        <Price pounds={customer.spent} language={language} />
      </Cell>
      <Cell label={columns.lastOrder} kind="short">
        {lastOrderAt ? <Moment at={lastOrderAt} /> : texts.none}
      </Cell>
      <Cell label={columns.since} kind="short">
        <time dateTime={customer.since}>{dateWords(customer.since, language)}</time>
      </Cell>
    </Row>
  )
}

function Contact({ customer: { phone, email } }: { customer: ListedCustomer }) {
  const { customers: texts } = useAdminTexts()
  if (phone === '' && email === '') return texts.none
  return (
    <span className={stack}>
      {phone === '' ? null : <Code>{phone}</Code>}
      {email === '' ? null : (
        <span className={faint}>
          <MailAddress address={email} />
        </span>
      )}
    </span>
  )
}
