import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Panel } from '#back-office/admin-page.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { inLanguage } from '#lib/language.ts'
import { Code } from '#ui/code.tsx'
import { listReturnsOfOrderCall } from '../api.ts'
import type { ListedReturn } from './admin-return.ts'
import { PiecesText, StateBadge } from './return-row.tsx'
import styles from './returns.module.css'

/** The returns of an order, on its page; none, no panel. `seen` changes where the order was read again. */
export function ReturnsPanel({ orderId, seen }: { orderId: string; seen: string }) {
  const { returns: texts } = useAdminTexts()
  const language = useLanguage()
  const [returns, setReturns] = useState<readonly ListedReturn[]>([])
  useEffect(() => {
    let isGone = seen === ''
    const keep = (latestReturns: readonly ListedReturn[]): void => {
      if (!isGone) setReturns(latestReturns)
    }
    sendRequest(listReturnsOfOrderCall, { id: orderId }).then(
      (answer) => keep(answer.returns),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [orderId, seen])
  if (returns.length === 0) return null
  return (
    <Panel title={texts.ofOrder}>
      <ul className={styles.ofOrder}>
        {returns.map((request) => (
          <li key={request.id}>
            <span className={styles.ends}>
              <Link to={inLanguage(language, `/admin/returns/${request.id}`)}>
                <Code>{request.code}</Code>
              </Link>
              <StateBadge request={request} />
            </span>
            <PiecesText lines={request.lines} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
