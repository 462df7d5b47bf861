import { readFlags } from './flags.mjs'

readFlags(`npm start: the shop, on http://localhost:3000.

Installs what is missing, builds if the sources changed, starts its own PostgreSQL, fills an
empty demo and serves. Settings are environment variables or lines of a .env file, such as
PORT, DATA_DIR, DATABASE_URL: docs/operating.md has them all. Ctrl-C ends what it started.

  --help    this page`)

await import('./bootstrap.mjs')
await import('./run-shop.mjs')
