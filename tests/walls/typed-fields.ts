import { z } from 'zod'
import type { AnyContract } from '../../src/lib/endpoint.ts'

interface Schema {
  $ref?: string
  type?: string
  enum?: unknown
  const?: unknown
  format?: string
  pattern?: string
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  $defs?: Record<string, Schema>
}

function* freeTexts(schema: Schema, at: string, defs: Record<string, Schema>): Generator<string> {
  const under = (name: string): string => (at === '' ? name : `${at}.${name}`)
  const { $ref, anyOf = [], oneOf = [], allOf = [], properties = {}, items, additionalProperties: more } = schema
  if ($ref) yield* freeTexts(defs[$ref.replace('#/$defs/', '')] ?? {}, at, defs)
  for (const part of [...anyOf, ...oneOf, ...allOf]) yield* freeTexts(part, at, defs)
  const isBound = 'enum' in schema || 'const' in schema || schema.format || schema.pattern
  if (schema.type === 'string' && !isBound) yield at
  for (const [name, part] of Object.entries(properties)) yield* freeTexts(part, under(name), defs)
  if (typeof more === 'object') yield* freeTexts(more, under('*'), defs)
  if (items) yield* freeTexts(items, `${at}[]`, defs)
}

/** Where a call takes any words: what it makes of them has no form either. */
export function textFieldsOf({ body }: AnyContract): string[] {
  if (!body) return []
  const [typed, kept] = (['input', 'output'] as const).map((io) => {
    const schema = z.toJSONSchema(body, { io, unrepresentable: 'any' }) as Schema
    return new Set(freeTexts(schema, '', schema.$defs ?? {}))
  })
  return [...(typed ?? [])].filter((field) => kept?.has(field))
}

/** The words in a form, each with its place as `textFieldsOf` writes it. */
export function* textsIn(value: unknown, at = ''): Generator<[field: string, text: string]> {
  if (typeof value === 'string') yield [at, value]
  else if (Array.isArray(value)) for (const part of value) yield* textsIn(part, `${at}[]`)
  else if (typeof value === 'object' && value !== null && !(value instanceof FormData))
    for (const [name, part] of Object.entries(value)) yield* textsIn(part, at === '' ? name : `${at}.${name}`)
}
