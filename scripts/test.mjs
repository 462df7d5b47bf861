import './bootstrap.mjs'

await import('./run-checks.mjs')
