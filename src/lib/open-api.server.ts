import fastifySwagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { AnyContract } from './endpoint.ts'
import type { Page } from './page-cache.server.ts'
import type { Route } from './route.server.ts'
import { pageOf, sendPage } from './send-page.server.ts'

const Failure = z
  .object({
    success: z.literal(false),
    message: z.string(),
    errorCode: z.string(),
    errors: z.record(z.string(), z.string()).optional(),
    details: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'Failure', description: 'Every "no" of the shop' })

const REFUSALS: Record<string, string> = {
  400: 'Malformed or invalid; `errors` names the fields',
  401: 'No valid access token',
  403: 'Not allowed, or without a CSRF token',
  404: 'Not there, or not the asker’s to see',
  413: 'Too large',
  415: 'Neither the kind of body nor the kind of file that is taken here',
  '4XX': 'Any other no: 409 the state stands against it, 422 a rule of the shop, 429 too often (with Retry-After)',
  default: 'The shop can’t answer right now: 503 with Retry-After',
}

/** As Fastify spells them. */
const ANY_REFUSAL = { '4xx': Failure, default: Failure }

function refusalsOf({ contract, who }: Route) {
  const { method, params, query, body, upload } = contract
  const parameters = [
    ...(query || body || upload ? [400] : []),
    ...(who === 'anyone' ? [] : [401]),
    ...(method === 'GET' && (who === 'anyone' || who === 'shopper') ? [] : [403]),
    ...(params ? [404] : []),
    ...(body || upload ? [413, 415] : []),
  ]
  return { ...Object.fromEntries(parameters.map((status) => [status, Failure])), ...ANY_REFUSAL }
}

/** The first field is the one that must be there. */
const multipart = ([first = 'image', ...others]: readonly string[]) =>
  z.object({ [first]: z.file(), ...Object.fromEntries(others.map((field) => [field, z.file().optional()])) })

function securityOf({ contract, who }: Route) {
  if (contract.sender !== undefined) return []
  const change = contract.method === 'GET' ? {} : { csrf: [] }
  const schemes = { bearer: [], ...change }
  return who === 'anyone' ? [change, schemes] : [schemes]
}

function remarksOn({ contract, who }: Route): string[] {
  return [
    ...(who === 'anyone' ? [] : [`For: ${who} and above.`]),
    ...(contract.plainPath ? [`Also at \`/api${contract.path.replace(/:(\w+)/g, '{$1}')}\`.`] : []),
  ]
}

export function schemaOf(route: Route, feature: string) {
  const { params, query, body, answer, summary, status = 200, upload, download } = route.contract
  return {
    tags: [feature],
    summary,
    description: remarksOn(route).join(' '),
    security: securityOf(route),
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    ...(upload ? { body: multipart(upload.fields), consumes: ['multipart/form-data'] } : {}),
    response: {
      [status]: download ? { content: { [download.type]: { schema: answer } } } : answer,
      ...refusalsOf(route),
    },
  }
}

export const schemaFor = (tag: string, summary: string, answer: z.ZodObject) => ({
  schema: { tags: [tag], summary, security: [], response: { 200: answer, ...ANY_REFUSAL } },
})

export const pathsOf = ({ path, plainPath }: AnyContract) => ({
  described: `/api${plainPath ?? path}`,
  also: plainPath === undefined ? undefined : `/api${path}`,
})

interface Operation {
  operationId?: string
  responses?: Record<string, { description?: string }>
}

interface OpenApi {
  paths?: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, unknown> }
}

/** GET /api/products/{id} is getProductsById: never another call's, and the same tomorrow. */
function idOf(method: string, path: string): string {
  const words = path.replace(/^\/api/, '').replaceAll('{', 'by-')
  return method + words.replace(/[^a-z]+([a-z])/gi, (_, letter: string) => letter.toUpperCase()).replace(/\W+$/, '')
}

function nameCalls({ paths = {} }: OpenApi): void {
  for (const [path, operations] of Object.entries(paths))
    for (const [method, operation] of Object.entries(operations)) {
      operation.operationId = idOf(method, path)
      for (const [status, response] of Object.entries(operation.responses ?? {}))
        response.description = REFUSALS[status] ?? 'As asked'
    }
}

/** The transform adds a twin of each schema for its input; ours are the same both ways. */
function withoutTwins(document: OpenApi): OpenApi {
  const schemas = document.components?.schemas
  if (!schemas) return document
  const uniqueSchemas = Object.fromEntries(
    Object.entries(schemas).filter(([name]) => !(name.endsWith('Input') && name.slice(0, -5) in schemas)),
  )
  const text = JSON.stringify({ ...document, components: { ...document.components, schemas: uniqueSchemas } })
  return JSON.parse(text.replaceAll(/("#\/components\/schemas\/[^"]+?)Input"/g, '$1"')) as OpenApi
}

/** Written at the first call, when every call is mounted; a hundred thousand strings are not put together each time. */
function describedOnce(app: FastifyInstance): () => Promise<Page> {
  let written: Promise<Page> | undefined
  const write = (): Promise<Page> => {
    const document = withoutTwins(app.swagger() as OpenApi)
    nameCalls(document)
    const headers = { 'content-type': 'application/json; charset=utf-8' }
    return pageOf(Buffer.from(JSON.stringify(document)), { headers })
  }
  return () => {
    written ??= write()
    return written
  }
}

export async function mountOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Black & White',
        version: '1.0.0',
        description: 'Amounts are Egyptian pounds with at most 2 decimals.',
        license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The access token of POST /api/auth/login' },
          csrf: {
            type: 'apiKey',
            in: 'header',
            name: 'x-csrf-token',
            description: 'The token of GET /api/csrf-token, with the cookie that came with it',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  const described = describedOnce(app)
  app.get('/api/openapi.json', { schema: { hide: true } }, async (request, reply) =>
    sendPage(request, reply, await described()),
  )
}
