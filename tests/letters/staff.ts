import { inLanguage, type Language } from '../../src/lib/language.ts'
import type { Letter } from '../../src/lib/mail.server.ts'
import type { AdminRole } from '../../src/lib/route.server.ts'
import { firstFacts } from '../../src/settings/facts.ts'
import { invitationLetter } from '../../src/staff/invitation-letter.server.ts'
import { exampleLink, exampleOrder } from '../support/example-order.ts'

const ROLES: readonly AdminRole[] = ['owner', 'staff', 'viewer']

export function letters(language: Language): Record<string, Letter> {
  const link = exampleLink(inLanguage(language, '/invitation?token=01KAJ6Z0E4W9S5T3R2Q1LINK02.sOmE-SeAl'))
  const write = (adminRole: AdminRole): Letter => {
    const invited = { linkId: '01KAJ6Z0E4W9S5T3R2Q1LINK02', email: 'nour@mailbox.example', language, adminRole }
    return invitationLetter({ ...invited, inviter: exampleOrder(language).name }, link, firstFacts)
  }
  return Object.fromEntries(ROLES.map((role) => [`invited as ${role}`, write(role)]))
}
