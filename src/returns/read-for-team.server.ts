import { Refusal } from '#lib/refusal.ts'
import type { RequestContext, Viewer } from '#lib/route.server.ts'
import { isUndoing, isUndone, secondsToUndo } from '#orders/undo/undo.ts'
import { findReturn, type ReturnRow } from './db.server.ts'
import { readMoney } from './read-money.server.ts'
import { stepsFrom } from './return.ts'
import { payToOf, shownListedReturn, shownReturnLine } from './show-return.server.ts'

function shownUndo({ steps, refundId }: ReturnRow, now: Date) {
  const last = steps.at(-1)
  if (!last?.isTeams || !last.fromState || isUndoing(last) || refundId !== null) return null
  const seconds = secondsToUndo(last, now)
  return seconds > 0 ? { step: last.id, to: last.fromState, seconds } : null
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
    language: request.language,
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
    money: await readMoney(db, request, now),
  }
}
