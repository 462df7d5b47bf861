/** As much of JSON Schema as the shop's own description uses. */
export interface Schema {
  $ref?: string
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  propertyNames?: Schema
  additionalProperties?: Schema | boolean
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  multipleOf?: number
  pattern?: string
  format?: string
}

export interface Dice {
  /** A whole number below this. */
  below: (end: number) => number
  pick: <T>(from: readonly T[]) => T
}

/** The same seed throws the same (mulberry32). */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0
  const below = (end: number): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end
  }
  return { below, pick: (from) => from[below(from.length)] as (typeof from)[number] }
}

const TEXTS = [
  ...['Mona Adel', 'أحمد فؤاد', 'M', 'cairo', 'black', 'a long enough word', '01012345678', 'BW12345', 'BWABCDEF'],
  ...['mona@example.com', 'https://example.com/a', '2026-03-03', '2026-03-03T10:00:00Z', '10:30', '', ' ', '0', '-1'],
  ...['😀', "' or 1=1 --", '%', '_', '\\', '<script>alert(1)</script>', '=1+1', '\u202Ea', '\u0000', '\ud83d', 'x\ny'],
]

const ODD: readonly unknown[] = [
  ...[null, true, -1, 0, 0.005, 1e308, 2 ** 31, 2 ** 53, 2 ** 53 + 2, '', 'x'.repeat(70_000), '\u0000'],
  ...[[], {}, [[]], { $ne: 1 }, '9999-99-99', '+275760-09-13T00:00:00Z', '0000-01-01T00:00:00Z', Number.NaN, undefined],
]

const DATES: Record<string, readonly string[]> = {
  'date-time': ['2026-03-03T10:00:00Z', '2027-12-31T23:59:59.999Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'],
  date: ['2026-03-03', '2024-02-29', '9999-12-31', '0001-01-01'],
}

function text(schema: Schema, dice: Dice, ids: readonly string[]): string {
  const dates = DATES[schema.format ?? '']
  if (dates) return dice.pick(dates)
  const wanted = schema.pattern ? new RegExp(schema.pattern, 'u') : undefined
  const fitting = [...ids, ...TEXTS].filter((each) => !wanted || wanted.test(each))
  const drawn = fitting.length > 0 ? dice.pick(fitting) : dice.pick(TEXTS)
  const atLeast = drawn.padEnd(schema.minLength ?? 0, 'ab 1')
  return dice.below(20) === 0 && schema.maxLength ? atLeast.padEnd(schema.maxLength, 'x') : atLeast
}

function number({ type, minimum, exclusiveMinimum, maximum, multipleOf }: Schema, dice: Dice): number {
  const least = Math.max(minimum ?? exclusiveMinimum ?? -5, -1_000_000)
  const most = Math.min(maximum ?? 1_000_000, 2 ** 53)
  const near = least + dice.below(12)
  const drawn = dice.pick([least, most, near, near, near])
  return type === 'integer' || multipleOf === undefined ? Math.round(drawn) : drawn
}

/** Something that fits the schema, most of the time; ids are those of what is there. */
export function drawn(schema: Schema, dice: Dice, ids: readonly string[]): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return dice.pick(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return drawn(dice.pick(choices), dice, ids)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => drawn(part, dice, ids) as object))
  if (schema.type === 'string') return text(schema, dice, ids)
  if (schema.type === 'number' || schema.type === 'integer') return number(schema, dice)
  if (schema.type === 'boolean') return dice.below(2) === 0
  if (schema.type === 'null') return null
  if (schema.type === 'array') {
    const length = Math.min((schema.minItems ?? 0) + dice.below(3), schema.maxItems ?? 3)
    return Array.from({ length }, () => drawn(schema.items ?? {}, dice, ids))
  }
  if (schema.type !== 'object') return dice.pick<unknown>(['x', 1, null, {}])
  const required = new Set(schema.required ?? [])
  const fields = Object.entries(schema.properties ?? {}).filter(([name]) => required.has(name) || dice.below(3) > 0)
  return Object.fromEntries(fields.map(([name, inner]) => [name, drawn(inner, dice, ids)]))
}

/** The same with something odd in one place: a field gone, of another kind, or out of bounds. */
export function spoiled(value: unknown, dice: Dice): unknown {
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : []
  if (names.length === 0 || dice.below(6) === 0) return dice.pick(ODD)
  const name = dice.pick(names)
  const inner = (value as Record<string, unknown>)[name]
  const odd = dice.below(3) === 0 ? spoiled(inner, dice) : dice.pick(ODD)
  if (Array.isArray(value)) return value.map((each, at) => (String(at) === name ? odd : each))
  return { ...(value as object), [name]: odd }
}
