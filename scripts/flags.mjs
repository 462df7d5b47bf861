// Runs on Node 20.19, before any package is installed.
import { parseArgs } from 'node:util'

/** What a command was told. `--help` is answered and ends it; so is a flag that it doesn't know. */
export function readFlags(help, { options = {}, allowPositionals = false } = {}) {
  try {
    const told = parseArgs({ options: { ...options, help: { type: 'boolean', short: 'h' } }, allowPositionals })
    if (!told.values.help) return told
    process.stdout.write(`${help}\n`)
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${error.message.split('. ')[0]}. See --help.\n`)
    process.exit(1)
  }
}
