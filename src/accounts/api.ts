import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { egyptianMobile } from '#lib/phone.ts'
import { byId, id, instant, success, typed } from '#lib/wire.ts'

const User = z
  .object({
    _id: id,
    id,
    email: z.string(),
    full_name: z.string(),
    phone: z.string().nullable(),
    role: z.enum(['user', 'admin']),
    adminRole: z.enum(['owner', 'staff', 'viewer']).nullable(),
    emailVerified: z.boolean(),
    hasPassword: z.boolean(),
    hasSecondFactor: z.boolean(),
    profile_picture: z.string().nullable(),
    language: z.enum(['en', 'ar']),
    createdAt: instant,
  })
  .meta({ id: 'User' })

const password = z.string().min(1, 'required').max(256, 'tooLong')
const confirmPassword = z.string().max(256, 'tooLong').optional()
const isTypedTwice = (form: { password: string; confirmPassword?: string | undefined }): boolean =>
  form.confirmPassword === undefined || form.confirmPassword === form.password
const differs = { path: ['confirmPassword'], message: 'passwordsDiffer' }
const email = typed(254).toLowerCase().min(1, 'emailRequired').pipe(z.email('emailInvalid'))
const linkToken = z.string().min(1, 'required').max(200, 'tooLong')
const done = z.object({ success })

export const signInCall = endpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Signs in: an access token, and a refresh token in a cookie',
  body: z.object({
    email: typed(254).toLowerCase().min(1, 'required'),
    password,
    code: typed(20).optional().meta({ description: 'of the authenticator app, or a recovery code' }),
  }),
  answer: z.object({ success, token: z.string(), user: User }),
})

export const signUpCall = endpoint({
  method: 'POST',
  path: '/auth/signup',
  summary: 'Opens an account and signs in; the mailbox is proven by a mailed link',
  status: 201,
  body: z
    .object({ email, password, confirmPassword, full_name: typed(120).min(1, 'fullNameRequired') })
    .refine(isTypedTwice, differs),
  answer: z.object({ success, token: z.string(), user: User }),
})

export const refreshCall = endpoint({
  method: 'POST',
  path: '/auth/refresh',
  summary: 'A new access token for the refresh cookie, which is rotated',
  answer: z.object({ success, token: z.string() }),
})

export const signOutCall = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'Ends this session',
  answer: z.object({ success }),
})

export const getMeCall = endpoint({
  method: 'GET',
  path: '/auth/me',
  summary: 'Who is signed in',
  answer: z.object({ success, user: User }),
})

/** Empty takes the number away. */
const phone = typed(40).transform((text, context) => {
  if (text === '') return null
  const number = egyptianMobile(text)
  if (number === null) context.addIssue({ code: 'custom', message: 'phoneValidation' })
  return number
})

export const updateMeCall = endpoint({
  method: 'PUT',
  path: '/auth/me',
  summary: 'Name, phone and language of mails; what is not sent stays',
  body: z.object({
    full_name: typed(120).min(1, 'fullNameRequired').optional(),
    phone: phone.optional(),
    language: z.enum(['en', 'ar']).optional(),
  }),
  answer: z.object({ success, user: User }),
})

export const setPictureCall = endpoint({
  method: 'POST',
  path: '/auth/me/picture',
  summary: 'Profile picture, sent in the multipart field `image`; at most 10 MB',
  status: 201,
  upload: { files: 1, bytes: 10 * 1024 * 1024, fields: ['image'] },
  answer: z.object({ success, user: User }),
})

export const dropPictureCall = endpoint({
  method: 'DELETE',
  path: '/auth/me/picture',
  summary: 'Takes the profile picture away',
  answer: z.object({ success, user: User }),
})

export const closeAccountCall = endpoint({
  method: 'DELETE',
  path: '/auth/me',
  summary: 'Closes the account; its data goes as soon as no order needs it',
  body: z.object({ password: z.string().max(256, 'tooLong').default('') }),
  answer: done,
})

export const changePasswordCall = endpoint({
  method: 'PUT',
  path: '/auth/password',
  summary: 'Ends every other session',
  body: z
    .object({ currentPassword: z.string().max(256, 'tooLong').default(''), password, confirmPassword })
    .refine(isTypedTwice, differs),
  answer: done,
})

export const forgotPasswordCall = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  summary: 'Mails a link if the address is known; the answer is the same if not',
  body: z.object({ email }),
  answer: done,
})

export const resetPasswordCall = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  summary: 'The mailed link’s token, once, within an hour; ends every session',
  body: z.object({ token: linkToken, password, confirmPassword }).refine(isTypedTwice, differs),
  answer: done,
})

export const verifyEmailCall = endpoint({
  method: 'POST',
  path: '/auth/verify-email',
  summary: 'The mailed link’s token: the mailbox is proven',
  body: z.object({ token: linkToken }),
  answer: done,
})

export const sendVerificationCall = endpoint({
  method: 'POST',
  path: '/auth/verify-email/send',
  summary: 'Mails the link that proves the mailbox once more',
  answer: done,
})

export const listSessionsCall = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  summary: 'Where the account is signed in',
  answer: z.object({
    success,
    sessions: z.array(
      z.object({
        _id: id,
        id,
        agent: z.string(),
        createdAt: instant,
        usedAt: instant,
        isCurrent: z.boolean(),
      }),
    ),
  }),
})

export const endSessionCall = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/:id',
  summary: 'Ends one session of the account',
  params: byId,
  answer: done,
})

export const endOtherSessionsCall = endpoint({
  method: 'DELETE',
  path: '/auth/sessions',
  summary: 'Ends every session but this one',
  answer: done,
})

export const listWaysCall = endpoint({
  method: 'GET',
  path: '/auth/ways',
  summary: 'Which other ways to sign in there are',
  answer: z.object({ success, google: z.boolean() }),
})

export const startGoogleCall = endpoint({
  method: 'POST',
  path: '/auth/google/start',
  summary: 'Where to send the browser; what must come back with it stays in a cookie',
  answer: z.object({ success, url: z.string() }),
})

export const googleCall = endpoint({
  method: 'POST',
  path: '/auth/google',
  summary: 'What came back to /callback; the server asks the provider who it is',
  body: z.object({
    code: z.string().min(1).max(2000),
    state: z.string().min(1).max(200),
    iss: z.string().max(300).optional(),
  }),
  answer: z.object({ success, token: z.string(), user: User }),
})

export const finishGoogleCall = endpoint({
  method: 'POST',
  path: '/auth/google/second-factor',
  summary: 'After SECOND_FACTOR_REQUIRED of /auth/google, in the same browser, within 10 minutes',
  body: z.object({
    code: typed(20).min(1, 'required').meta({ description: 'of the authenticator app, or a recovery code' }),
  }),
  answer: z.object({ success, token: z.string(), user: User }),
})

export const startSecondFactorCall = endpoint({
  method: 'POST',
  path: '/auth/second-factor',
  summary: 'A secret to scan; it counts from the first code on',
  status: 201,
  body: z.object({ password: z.string().max(256, 'tooLong').default('') }),
  answer: z.object({ success, secret: z.string(), uri: z.string(), qr: z.string().meta({ description: 'SVG' }) }),
})

const code = typed(20).min(1, 'required')

export const confirmSecondFactorCall = endpoint({
  method: 'PUT',
  path: '/auth/second-factor',
  summary: 'Answers the recovery codes, this once',
  body: z.object({ code }),
  answer: z.object({ success, recoveryCodes: z.array(z.string()) }),
})

export const dropSecondFactorCall = endpoint({
  method: 'DELETE',
  path: '/auth/second-factor',
  summary: 'Turns the second factor off',
  body: z.object({ code }),
  answer: done,
})
