import { expect, test } from 'vitest'
import { readAudit, tellAudit } from '../../scripts/audit.mjs'

const known = (severity: string) => {
  const via = ['coat', { title: 'Opens in rain', url: 'https://advisories.test/1' }]
  return { name: `parka-${severity}`, severity, range: '<2.0.0', via }
}
const answer = (...severities: string[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(severities.map((at) => [at, known(at)])),
  })

test('what is high or critical is told by name; less is not, and nothing is nothing', () => {
  expect(tellAudit(readAudit(answer('low', 'moderate', 'high', 'critical')))).toEqual([
    'high: parka-high <2.0.0: Opens in rain (https://advisories.test/1)',
    'critical: parka-critical <2.0.0: Opens in rain (https://advisories.test/1)',
  ])
  expect(readAudit(answer('moderate'))).toEqual([])
  expect(tellAudit([])).toEqual([])
})

test('a registry that did not answer has not said that all is well', () => {
  for (const output of ['', 'npm error', '{"message":"405 Method Not Allowed","statusCode":405}', 'null'])
    expect(readAudit(output), output).toBeUndefined()
  expect(tellAudit(undefined)).toHaveLength(1)
})
