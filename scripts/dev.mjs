import { readFlags } from './flags.mjs'

readFlags(`npm run dev: the shop for who works on it, on http://localhost:3000.

A changed style, part or text shows at once and what was typed stays; a changed server file
starts the server again. Settings are those of npm start (docs/operating.md), but the database
and files have a folder of their own, .data/dev, unless DATA_DIR names one. Ctrl-C ends it.

  --help    this page

More: docs/workshop.md`)

await import('./bootstrap.mjs')
await import('./run-workshop.mjs')
