import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { openSession, type SignedIn } from '../open-session.server.ts'
import { isSecondFactor } from '../second-factor/second-factor.server.ts'
import { dropStep, findWaiting } from './google-step.server.ts'

export async function finishGoogle({ code }: { code: string }, context: RequestContext): Promise<SignedIn> {
  const { limits, browser } = context
  const account = await findWaiting(context).catch(() => undefined)
  if (!account || account.adminRole !== null) throw new Refusal('GOOGLE_FAILED')
  await limits.count('sign-in by address', browser.address)
  await limits.count('password or code by account', account.id)
  if (account.totpSince && !(await isSecondFactor(code, account, context))) throw new Refusal('SECOND_FACTOR_WRONG')
  await limits.giveBack('password or code by account', account.id)
  dropStep(context)
  return openSession(account, context)
}
