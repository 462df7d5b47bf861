import fastify, { type FastifyInstance } from 'fastify'
import { html } from './html.server.ts'
import type { Page } from './page-cache.server.ts'
import { pageOf, sendPage } from './send-page.server.ts'

// Scalar's bundle writes styles into its page. Nothing else on the site may, and script is in files here too.
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; object-src 'none'"

const { html: PAGE } = html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>The API of Black &amp; White</title>
  </head>
  <body>
    <div id="app"></div>
    <script src="/api/docs/scalar.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`

/** Nothing that would talk to anybody else. */
const SETTINGS = {
  url: '/api/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
}
const START = `Scalar.createApiReference('#app', ${JSON.stringify(SETTINGS)})\n`

/**
 * Comes in a plugin whose own page starts it by inline script: only the file is taken out of it.
 * Its 17 MB are for who asks.
 */
async function scalarFile(): Promise<Buffer> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const apart = fastify()
  await apart.register(scalar, { routePrefix: '/', configuration: SETTINGS })
  const { rawPayload } = await apart.inject('/js/scalar.js')
  return rawPayload
}

async function written(type: string, bytes: Promise<Buffer> | Buffer): Promise<Page> {
  return pageOf(await bytes, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': POLICY },
  })
}

const FILES: Record<string, () => Promise<Page>> = {
  '/api/docs/': () => written('text/html', Buffer.from(PAGE)),
  '/api/docs/start.js': () => written('text/javascript', Buffer.from(START)),
  '/api/docs/scalar.js': () => written('text/javascript', scalarFile()),
}

export function mountApiDocs(app: FastifyInstance): void {
  app.get('/api/docs', { schema: { hide: true } }, (_, reply) => reply.redirect('/api/docs/', 301))
  for (const [path, write] of Object.entries(FILES)) {
    let page: Promise<Page> | undefined
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      page ??= write()
      return sendPage(request, reply, await page)
    })
  }
}
