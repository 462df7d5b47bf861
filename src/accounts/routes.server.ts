import { Refusal } from '#lib/refusal.ts'
import { on, onUpload, type RequestContext } from '#lib/route.server.ts'
import {
  changePasswordCall,
  closeAccountCall,
  confirmSecondFactorCall,
  dropPictureCall,
  dropSecondFactorCall,
  endOtherSessionsCall,
  endSessionCall,
  finishGoogleCall,
  forgotPasswordCall,
  getMeCall,
  googleCall,
  listSessionsCall,
  listWaysCall,
  refreshCall,
  resetPasswordCall,
  sendVerificationCall,
  setPictureCall,
  signInCall,
  signOutCall,
  signUpCall,
  startGoogleCall,
  startSecondFactorCall,
  updateMeCall,
  verifyEmailCall,
} from './api.ts'
import { changePassword } from './change-password.server.ts'
import { closeAccount } from './close-account.server.ts'
import { endSessions, findAccount } from './db.server.ts'
import { endOwnSession, listSessions } from './db-sessions.server.ts'
import { dropPicture } from './drop-picture.server.ts'
import { forgotPassword } from './forgot-password.server.ts'
import { finishGoogle } from './google/finish-google.server.ts'
import { signInWithGoogle } from './google/sign-in-with-google.server.ts'
import { startGoogle } from './google/start-google.server.ts'
import { refreshSession } from './refresh-session.server.ts'
import { resetPassword } from './reset-password.server.ts'
import { confirmSecondFactor } from './second-factor/confirm-second-factor.server.ts'
import { dropSecondFactor } from './second-factor/drop-second-factor.server.ts'
import { startSecondFactor } from './second-factor/start-second-factor.server.ts'
import { sendVerification } from './send-verification.server.ts'
import { setPicture } from './set-picture.server.ts'
import { signIn } from './sign-in.server.ts'
import { signOut } from './sign-out.server.ts'
import { signUp } from './sign-up.server.ts'
import { updateMe } from './update-me.server.ts'
import { verifyEmail } from './verify-email.server.ts'
import { keepRefreshToken, REFRESH, shownAccount, welcomed } from './welcomed.server.ts'

const success = true as const
const done = { success }

async function getMe({ db, viewer }: RequestContext<'shopper'>) {
  const account = await findAccount(db, viewer.accountId)
  if (!account) throw new Refusal('SIGN_IN_FIRST')
  return { success, user: shownAccount(account) }
}

const sessionsOf = async ({ db, viewer, now }: RequestContext<'shopper'>) =>
  (await listSessions(db, viewer.accountId, now)).map(({ id, agent, createdAt, usedAt }) => ({
    _id: id,
    id,
    agent,
    createdAt: createdAt.toISOString(),
    usedAt: (usedAt ?? createdAt).toISOString(),
    isCurrent: id === viewer.sessionId,
  }))

export const accountRoutes = [
  on(signInCall, 'anyone', async (input, context) => welcomed(await signIn(input, context), context)),
  on(signUpCall, 'anyone', async (input, context) => welcomed(await signUp(input, context), context)),
  on(listWaysCall, 'anyone', async (_, { settings }) => ({ success, google: settings.google !== undefined })),
  on(startGoogleCall, 'anyone', async (_, context) => ({ success, url: await startGoogle(context) })),
  on(googleCall, 'anyone', async (input, context) => welcomed(await signInWithGoogle(input, context), context)),
  on(finishGoogleCall, 'anyone', async (input, context) => welcomed(await finishGoogle(input, context), context)),
  on(refreshCall, 'anyone', async (_, { db, browser, settings, now }) => {
    const token = browser.cookie(REFRESH)
    if (!token) throw new Refusal('SIGN_IN_FIRST')
    const { accessToken, refreshToken } = await refreshSession(db, token, settings.secret, now)
    keepRefreshToken(browser, refreshToken)
    return { success, token: accessToken }
  }),
  on(signOutCall, 'anyone', async (_, { db, browser, viewer, now }) => {
    await signOut(db, { viewer, refreshToken: browser.cookie(REFRESH) }, now)
    browser.drop(REFRESH)
    return done
  }),
  on(getMeCall, 'shopper', async (_, context) => getMe(context)),
  on(updateMeCall, 'shopper', async (input, context) => ({
    success,
    user: shownAccount(await updateMe(input, context)),
  })),
  onUpload(setPictureCall, 'shopper', async (upload, context) => ({
    success,
    user: shownAccount(await setPicture(upload, context)),
  })),
  on(dropPictureCall, 'shopper', async (_, context) => ({ success, user: shownAccount(await dropPicture(context)) })),
  on(closeAccountCall, 'shopper', async (input, context) => {
    await closeAccount(input, context)
    context.browser.drop(REFRESH)
    return done
  }),
  on(changePasswordCall, 'shopper', async (input, context) => {
    await changePassword(input, context)
    return done
  }),
  on(forgotPasswordCall, 'anyone', async (input, context) => {
    await forgotPassword(input, context)
    return done
  }),
  on(resetPasswordCall, 'anyone', async (input, context) => {
    await resetPassword(input, context)
    return done
  }),
  on(verifyEmailCall, 'anyone', async ({ token }, context) => {
    await verifyEmail(token, context)
    return done
  }),
  on(sendVerificationCall, 'shopper', async (_, context) => {
    await sendVerification(context)
    return done
  }),
  on(listSessionsCall, 'shopper', async (_, context) => ({ success, sessions: await sessionsOf(context) })),
  on(endSessionCall, 'shopper', async ({ id }, { db, viewer, now }) => {
    if (!(await endOwnSession(db, viewer.accountId, id, now))) throw new Refusal('NOT_FOUND')
    return done
  }),
  on(endOtherSessionsCall, 'shopper', async (_, { db, viewer, now }) => {
    await endSessions(db, viewer.accountId, now, viewer.sessionId)
    return done
  }),
  on(startSecondFactorCall, 'shopper', async (input, context) => ({
    success,
    ...(await startSecondFactor(input, context)),
  })),
  on(confirmSecondFactorCall, 'shopper', async (input, context) => ({
    success,
    recoveryCodes: await confirmSecondFactor(input, context),
  })),
  on(dropSecondFactorCall, 'shopper', async (input, context) => {
    await dropSecondFactor(input, context)
    return done
  }),
]
