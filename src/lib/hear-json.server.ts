import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { BYTE_ORDER_MARK } from './csv.ts'
import { Refusal } from './refusal.ts'

/** UTF-8 and no mark before it: what one reader mends or skips, another may read as something else. */
export function hearJson(app: FastifyInstance, kind = 'application/json'): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>(kind, { parseAs: 'buffer' }, (request, body, done) => {
    const text = body.toString()
    if (!isUtf8(body) || text.startsWith(BYTE_ORDER_MARK)) return done(new Refusal('INVALID'))
    return parse(request, text, done)
  })
}
