import { z } from 'zod'
import { westernDigits } from './digits.ts'

export const success = z.literal(true)
const ONE_ID = '[0-9A-HJKMNP-TV-Z]{26}'
export const id = z.string().regex(new RegExp(`^${ONE_ID}$`))
/** Where many are asked for by an address. */
export const idsInOne = (most: number) =>
  z
    .string()
    .regex(new RegExp(`^${ONE_ID}(,${ONE_ID}){0,${most - 1}}$`))
    .transform((ids) => [...new Set(ids.split(','))])
    .meta({ description: `at most ${most} ids, with commas` })
export const byId = z.object({ id })

/** Pounds, with at most 2 decimals; anything else is the problem named. */
export const poundsOr = (problem: string) =>
  z.number(problem).min(0, problem).max(100_000_000, problem).multipleOf(0.01, problem)
export const pounds = poundsOr('invalid')

/** The tables know no year 0. */
const YEAR = /^(?!0000)/
export const instant = z.iso.datetime().regex(YEAR)
/** As 2026-03-05. */
export const day = z.iso.date().regex(YEAR)

const INVISIBLE = '[\\s\\u200B-\\u200F\\u202A-\\u202E\\u2060\\u2066-\\u2069\\u061C\\uFEFF]+'
const EDGES = new RegExp(`^${INVISIBLE}|${INVISIBLE}$`, 'g')
/** Turns the letters after it around, its own and others': no language is written with it. */
const TURNS = /[\u202D\u202E]/g

const withoutMarks = (text: string): string => text.replace(TURNS, '').replace(EDGES, '')

/** Several lines that were typed: bounded before anything else looks at them, without invisible edges. */
export const typedText = (most: number) =>
  z
    .string()
    .max(most, 'tooLong')
    .overwrite((text) => withoutMarks(text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ')))

/** One line that was typed: line breaks and other control characters in it are spaces. */
export const typed = (most: number) =>
  z
    .string()
    .max(most, 'tooLong')
    .overwrite((text) => withoutMarks(text.replace(/\p{Cc}+/gu, ' ')))

export const typedCode = (most: number) => typed(most).transform(westernDigits)

const ELSE = 'Anything else counts as not said.'

/** Of a list that goes on showing whatever its address has: what is none of the words counts as not said, and is described so. */
export function orElse<T extends z.ZodType, U extends z.output<T> | undefined>(known: T, unsaid: U, about?: string) {
  const other = z
    .any()
    .meta({ type: 'string' })
    .transform(() => unsaid)
  const either: z.ZodType<z.output<T> | U, z.input<T>> = z.union([known, other])
  return either.meta({ description: about ? `${about}. ${ELSE}` : ELSE })
}
export const orUnsaid = <T extends z.ZodType>(known: T, about?: string) => orElse(known, undefined, about).optional()

export const paging = {
  page: z.coerce.number<number | string>().int().min(1).max(100_000).default(1),
  limit: z.coerce.number<number | string>().int().min(1).max(100).default(20),
}

export const pagination = z
  .object({
    currentPage: z.int(),
    totalPages: z.int(),
    total: z.int(),
    hasPrev: z.boolean(),
    hasNext: z.boolean(),
  })
  .meta({ id: 'Pagination' })

export type Pagination = z.output<typeof pagination>

export function pageOf(total: number, { page, limit }: { page: number; limit: number }): Pagination {
  const totalPages = Math.max(1, Math.ceil(total / limit))
  return { currentPage: page, totalPages, total, hasPrev: page > 1, hasNext: page < totalPages }
}
