import { backupLetter } from '../../src/backups/backup-letter.server.ts'
import type { Language } from '../../src/lib/language.ts'
import type { Letter } from '../../src/lib/mail.server.ts'
import { firstFacts } from '../../src/settings/facts.ts'
import { exampleOrder } from '../support/example-order.ts'

export function letters(language: Language): Record<string, Letter> {
  const owner = { email: 'owner@mailbox.example', name: exampleOrder(language).name, language }
  const failure = { at: '2026-03-03T01:33:00Z', reason: 'ENOSPC: no space left on device, write' }
  return {
    'no back-up tonight': backupLetter(
      owner,
      { ...failure, last: { at: '2026-03-02T01:33:04Z', isKnown: true } },
      firstFacts,
    ),
    'none ever': backupLetter(owner, { ...failure, last: { at: undefined, isKnown: true } }, firstFacts),
    'none that is known of': backupLetter(owner, { ...failure, last: { at: undefined, isKnown: false } }, firstFacts),
  }
}
