import fastifySwagger from '@fastify/swagger'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Route } from './route.server.ts'

const Failure = z
  .object({
    success: z.literal(false),
    message: z.string(),
    errorCode: z.string(),
    errors: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: 'Failure', description: 'Every "no" of the shop' })

export function schemaOf({ contract, who }: Route, feature: string) {
  const { params, query, body, answer, summary, status = 200, upload } = contract
  return {
    tags: [feature],
    ...(summary ? { summary } : {}),
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    ...(upload ? { consumes: ['multipart/form-data'] } : {}),
    ...(who === 'anyone' ? {} : { security: [{ bearer: [] }], description: `For: ${who} and above.` }),
    response: { [status]: answer, default: Failure },
  }
}

// The page is Scalar's own bundle, which writes styles and a script into itself. Nothing else on the site may.
const DOCS_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; object-src 'none'"

type OpenApi = { components?: { schemas?: Record<string, unknown> } }

/** The transform adds a twin of each schema for its input; ours are the same both ways. */
function withoutTwins<Document extends OpenApi>(document: Document): Document {
  const schemas = document.components?.schemas
  if (!schemas) return document
  const kept = Object.fromEntries(
    Object.entries(schemas).filter(([name]) => !(name.endsWith('Input') && name.slice(0, -5) in schemas)),
  )
  const text = JSON.stringify({ ...document, components: { ...document.components, schemas: kept } })
  return JSON.parse(text.replaceAll(/("#\/components\/schemas\/[^"]+?)Input"/g, '$1"')) as Document
}

/** The API describes itself: OpenAPI 3.1 at /api/openapi.json, for people at /api/docs. */
export async function mountOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Black & White',
        version: '1.0.0',
        description: 'Amounts are Egyptian pounds with at most 2 decimals.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => withoutTwins(app.swagger() as OpenApi))
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_, reply) => void reply.header('content-security-policy', DOCS_POLICY))
    await docs.register(scalar, {
      routePrefix: '/api/docs',
      configuration: { url: '/api/openapi.json', withDefaultFonts: false, telemetry: false, hideClientButton: true },
    })
  })
}
