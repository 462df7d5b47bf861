import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

function run(command: string, ...flags: string[]) {
  const script = fileURLToPath(new URL(`../../scripts/${command}.mjs`, import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...flags], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

describe.each(['start', 'dev', 'test'])('npm run %s', (command) => {
  test('tells what it does, and does nothing else', () => {
    for (const flag of ['--help', '-h'])
      expect(run(command, flag)).toEqual({ status: 0, stdout: expect.stringContaining('--help'), stderr: '' })
  })

  test('names a flag that it does not know in one line', () => {
    const stderr = expect.stringMatching(/^[^\n]*'--wrong'[^\n]*--help\.\n$/)
    expect(run(command, '--wrong')).toEqual({ status: 1, stdout: '', stderr })
  })
})
