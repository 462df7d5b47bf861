import type { Db } from '#lib/db.server.ts'
import { toPounds } from '#lib/money.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext, Viewer } from '#lib/route.server.ts'
import { readForAdmin } from '#orders/read-for-admin.server.ts'
import { isUndoing, isUndone, secondsToUndo } from '#orders/undo/undo.ts'
import { findReturn, type ReturnRow } from './db.server.ts'
import { readFee } from './read-fee.server.ts'
import { stepsFrom } from './return.ts'
import { payToOf, shownListedReturn, shownReturnLine } from './show-return.server.ts'

function shownUndo({ steps, refundId }: ReturnRow, now: Date) {
  const last = steps.at(-1)
  if (!last?.isTeams || !last.fromState || isUndoing(last) || refundId !== null) return null
  const seconds = secondsToUndo(last, now)
  return seconds > 0 ? { step: last.id, to: last.fromState, seconds } : null
}

const sumOfLines = ({ lines }: ReturnRow): number => lines.reduce((sum, { amount }) => sum + amount, 0)

async function moneyOf(db: Db, request: ReturnRow, now: Date) {
  const { paymentInfo } = await readForAdmin(db, request.orderId, now)
  const { kind, refunded, refundable } = paymentInfo
  const paid = sumOfLines(request)
  const fee = await readFee(db, request)
  return {
    kind,
    refunded,
    refundable,
    paid: toPounds(paid),
    fee: toPounds(fee),
    proposed: Math.min(refundable, toPounds(paid + fee)),
    how: request.refund?.how ?? null,
    reference: request.refund?.reference ?? '',
  }
}

type Reader = Pick<RequestContext, 'db' | 'now'> & { viewer: Viewer }

/** One return, all of it, as the team sees it; where its money goes is whole for those alone who may send it. */
export async function readForTeam(id: string, { db, viewer, now }: Reader) {
  const request = await findReturn(db, id)
  if (!request) throw new Refusal('NOT_FOUND')
  const { steps, refundId, state } = request
  return {
    ...shownListedReturn(request),
    ...(viewer.adminRole === 'owner' ? { payTo: payToOf(request) } : {}),
    lines: request.lines.map((line) => ({ ...shownReturnLine(line), sellable: line.sellable })),
    note: request.note,
    mayGo: refundId === null ? stepsFrom(request) : [],
    mayRefund: state === 'received' && refundId === null,
    undo: shownUndo(request, now),
    history: steps.map((step) => ({
      id: step.id,
      at: new Date(step.at).toISOString(),
      from: step.fromState,
      to: step.toState,
      by: step.by,
      words: step.words,
      isUndone: isUndone(step, steps),
      isUndoing: isUndoing(step),
    })),
    money: await moneyOf(db, request, now),
  }
}
