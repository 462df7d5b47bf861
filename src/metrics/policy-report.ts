import type { PolicyReport } from './api.ts'
import type { Trouble } from './trouble.ts'

const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname : '')

/** The first word: Safari names a directive with all that it allows. */
const nameOf = (directive: string): string => directive.split(' ', 1)[0] ?? ''

/** What a browser reports of a policy, as a page tells its trouble; its query and its referrer are left behind. */
export function troubleIn(report: PolicyReport): Trouble {
  const directive = report['effective-directive'] ?? report['violated-directive'] ?? ''
  return {
    kind: 'policy',
    message: `${nameOf(directive)} ${report['blocked-uri']}`,
    page: pathOf(report['document-uri']),
    at: `${report['source-file']}:${report['line-number']}:${report['column-number']}`,
  }
}
