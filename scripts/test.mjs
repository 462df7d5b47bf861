import { readTestFlags } from './test-flags.mjs'

readTestFlags()

await import('./bootstrap.mjs')
await import('./run-checks.mjs')
