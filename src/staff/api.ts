import { z } from 'zod'
import { signUpCall } from '#accounts/api.ts'
import { endpoint } from '#lib/endpoint.ts'
import { byId, id, instant, success, typed } from '#lib/wire.ts'
import { ADMIN_ROLES } from './invitation.ts'

const adminRole = z.enum(ADMIN_ROLES)
const language = z.enum(['en', 'ar'])
const from = adminRole.optional().meta({ description: 'the role that the asker saw: another one by now is 409' })

const Member = z
  .object({
    _id: id,
    id,
    full_name: z.string(),
    email: z.string(),
    adminRole,
    since: instant.meta({ description: 'of the team' }),
    seenAt: instant.nullable().meta({ description: 'their browser’s last sign of life, to a quarter of an hour' }),
    hasSecondFactor: z.boolean(),
  })
  .meta({ id: 'StaffMember' })

const Invitation = z
  .object({
    _id: id,
    id,
    email: z.string(),
    adminRole,
    language,
    invitedBy: z.string().nullable(),
    sentAt: instant,
    expiresAt: instant,
    isExpired: z.boolean(),
  })
  .meta({ id: 'StaffInvitation' })

export const listStaffCall = endpoint({
  method: 'GET',
  path: '/staff',
  summary: 'The team, and the invitations that are open',
  answer: z.object({ success, staff: z.array(Member), invitations: z.array(Invitation) }),
})

export const changeRoleCall = endpoint({
  method: 'PUT',
  path: '/staff/:id',
  summary: 'Gives somebody of the team another role, from their next call on. Nobody’s own, and never the last owner’s',
  params: byId,
  body: z.object({ adminRole, from }),
  answer: z.object({ success }),
})

export const endMemberCall = endpoint({
  method: 'DELETE',
  path: '/staff/:id',
  summary: 'Takes somebody off the team: their sessions end at once. The account stays a shopper’s',
  params: byId,
  body: z.object({ from }),
  answer: z.object({ success }),
})

export const inviteCall = endpoint({
  method: 'POST',
  path: '/staff/invitations',
  summary: 'Mails a link that works once, for 7 days',
  status: 201,
  body: z.object({
    email: typed(254).toLowerCase().min(1, 'emailRequired').pipe(z.email('emailInvalid')),
    adminRole,
    language: language.meta({ description: 'of the mail' }),
  }),
  answer: z.object({ success }),
})

export const resendInvitationCall = endpoint({
  method: 'POST',
  path: '/staff/invitations/:id/resend',
  summary: 'Mails a new link for 7 more days; the one before it opens nothing any more',
  params: byId,
  answer: z.object({ success }),
})

export const withdrawInvitationCall = endpoint({
  method: 'DELETE',
  path: '/staff/invitations/:id',
  summary: 'From now on its link opens nothing',
  params: byId,
  answer: z.object({ success }),
})

const token = z.string().min(1, 'required').max(200, 'tooLong').meta({ description: 'of the mailed link' })
const password = z.string().min(1, 'required').max(256, 'tooLong')

export const openInvitationCall = endpoint({
  method: 'POST',
  path: '/invitations/open',
  summary: 'What the mailed link is for. Opening it changes nothing',
  body: z.object({ token }),
  answer: z.object({
    success,
    invitation: z.object({
      email: z.string(),
      adminRole,
      invitedBy: z.string().nullable(),
      expiresAt: instant,
      hasAccount: z.boolean().meta({ description: 'then it is accepted by whoever signs in to that account' }),
    }),
  }),
})

export const acceptInvitationCall = endpoint({
  method: 'POST',
  path: '/invitations/accept',
  summary: 'Opens the account of somebody who has none, as one of the team, and signs in. The link proves the mailbox',
  status: 201,
  body: z.object({ token, full_name: typed(120).min(1, 'fullNameRequired'), password }),
  answer: signUpCall.answer,
})

export const joinTeamCall = endpoint({
  method: 'POST',
  path: '/invitations/join',
  summary: 'Takes the account that is signed in onto the team: it must be the one of the address that was invited',
  body: z.object({ token, password: z.string().max(256, 'tooLong').default('') }),
  answer: z.object({ success }),
})
