import { useEffect, useState } from 'react'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { type Piastres, toPounds } from '#lib/money.ts'
import { mayPayCashCall } from '#orders/cash/api.ts'

type CashReason = Answer<typeof mayPayCashCall>['reasons'][number]

/** Why this shopper pays so much by card alone; null while they may pay in cash. The order itself is judged again. */
export function useCashAnswer(total: Piastres): CashReason | null {
  const [reason, setReason] = useState<CashReason | null>(null)
  useEffect(() => {
    let isHere = true
    const keep = ({ reasons }: Answer<typeof mayPayCashCall>): void => {
      if (isHere) setReason(reasons[0] ?? null)
    }
    sendRequest(mayPayCashCall, { total: toPounds(total) }).then(keep, () => undefined)
    return () => {
      isHere = false
    }
  }, [total])
  return reason
}
