import { useCallback, useEffect, useRef, useState } from 'react'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { type Piastres, toPounds } from '#lib/money.ts'
import { mayPayCashCall } from '#orders/cash/api.ts'

type CashReason = Answer<typeof mayPayCashCall>['reasons'][number]

/**
 * Why this shopper pays so much by card alone; null while they may pay in cash. The order itself is judged again; where
 * it was refused, it is asked anew.
 */
export function useCashAnswer(total: Piastres, refused: string | null): CashReason | null {
  const [reason, setReason] = useState<CashReason | null>(null)
  const latestTurn = useRef(0)
  const ask = useCallback((): void => {
    latestTurn.current += 1
    const turn = latestTurn.current
    const keep = ({ reasons }: Answer<typeof mayPayCashCall>): void => {
      if (turn === latestTurn.current) setReason(reasons[0] ?? null)
    }
    sendRequest(mayPayCashCall, { total: toPounds(total) }).then(keep, () => undefined)
  }, [total])
  useEffect(ask, [ask])
  useEffect(() => {
    if (refused !== null) ask()
  }, [refused, ask])
  return reason
}
