import { Fragment, type ReactNode } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { spacedPhone } from '#lib/phone.ts'
import { Code } from '#ui/code.tsx'
import { Price } from '#ui/price.tsx'
import type { SectionName } from '../sections.ts'
import styles from './settings.module.css'
import type { SettingsRecord } from './settings-record.ts'

/** What a section says now, where that is short enough for a line. */
export function SectionNow({ section, record: { settings: facts } }: { section: SectionName; record: SettingsRecord }) {
  const { settings } = useAdminTexts()
  const language = useLanguage()
  const { now } = settings
  const says: Partial<Record<SectionName, ReactNode>> = {
    contact: (
      <>
        <bdi>{facts.name}</bdi> <Code>{spacedPhone(facts.phone)}</Code>
      </>
    ),
    social: facts.social.length > 0 ? <Names names={facts.social.map(({ name }) => name)} /> : now.none,
    collection: settings.collections[facts.currentCollection],
    preOrders: facts.preOrders.isOpen ? (
      <>
        <span>{now.open}</span> <Price pounds={facts.preOrders.price} language={language} />
      </>
    ) : (
      now.closed
    ),
    returns: now.returns(facts.returns.days, facts.returns.faultyDays),
    stock: now.lowStock(facts.lowStock),
    cash: now.cash(facts.cashAnswerDays),
    mail: facts.mail.sender ? <bdi>{facts.mail.sender}</bdi> : now.sender,
    security: facts.ownersNeedSecondFactor ? now.needed : now.free,
  }
  const nowText = says[section]
  return nowText ? <p className={styles.now}>{nowText}</p> : null
}

/** In the page's order, whichever way each of them is written. */
function Names({ names }: { names: readonly string[] }) {
  const { common } = useAdminTexts()
  return (
    <span>
      {names.map((name, at) => (
        <Fragment key={name}>
          {at > 0 ? common.list : null}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
    </span>
  )
}
