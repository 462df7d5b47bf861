import { listTeam } from '#accounts/team/list-team.server.ts'
import { welcomed } from '#accounts/welcomed.server.ts'
import { on, type RequestContext } from '#lib/route.server.ts'
import { acceptInvitation } from './accept-invitation.server.ts'
import {
  acceptInvitationCall,
  changeRoleCall,
  endMemberCall,
  inviteCall,
  joinTeamCall,
  listStaffCall,
  openInvitationCall,
  resendInvitationCall,
  withdrawInvitationCall,
} from './api.ts'
import { changeRole } from './change-role.server.ts'
import { listOpenInvitations } from './db.server.ts'
import { endMember } from './end-member.server.ts'
import { invite } from './invite.server.ts'
import { joinTeam } from './join-team.server.ts'
import { openInvitation } from './open-invitation.server.ts'
import { resendInvitation } from './resend-invitation.server.ts'
import { withdrawInvitation } from './withdraw-invitation.server.ts'

const success = true as const
const done = { success }

async function listStaff({ db, now }: RequestContext) {
  const team = await listTeam(db)
  const open = await listOpenInvitations(db)
  return {
    success,
    staff: team.map(({ id, fullName, email, adminRole, adminSince, seenAt, totpSince }) => ({
      ...{ _id: id, id, full_name: fullName, email, adminRole },
      since: adminSince.toISOString(),
      seenAt: seenAt?.toISOString() ?? null,
      hasSecondFactor: totpSince !== null,
    })),
    invitations: open.map(({ id, email, adminRole, language, inviter, sentAt, expiresAt }) => ({
      ...{ _id: id, id, email, adminRole, language, invitedBy: inviter },
      sentAt: sentAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      isExpired: expiresAt <= now,
    })),
  }
}

export const staffRoutes = [
  on(listStaffCall, 'owner', (_, context) => listStaff(context)),
  on(changeRoleCall, 'owner', async (input, context) => {
    await changeRole(input, context)
    return done
  }),
  on(endMemberCall, 'owner', async (input, context) => {
    await endMember(input, context)
    return done
  }),
  on(inviteCall, 'owner', async (input, context) => {
    await invite(input, context)
    return done
  }),
  on(resendInvitationCall, 'owner', async (input, context) => {
    await resendInvitation(input, context)
    return done
  }),
  on(withdrawInvitationCall, 'owner', async ({ id }, { db, now }) => {
    await withdrawInvitation(db, id, now)
    return done
  }),
  on(openInvitationCall, 'anyone', async (input, context) => ({
    success,
    invitation: await openInvitation(input, context),
  })),
  on(acceptInvitationCall, 'anyone', async (input, context) =>
    welcomed(await acceptInvitation(input, context), context),
  ),
  on(joinTeamCall, 'shopper', async (input, context) => {
    await joinTeam(input, context)
    return done
  }),
]
