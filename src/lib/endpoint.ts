import type { z } from 'zod'

/** What JSON can carry. Answers are held to it, so a page gets the same value in-process as over the wire. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json }

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Fields = z.ZodObject | undefined

/** The part of a contract that reaches a page's bundle: see contracts() in vite.config.ts. */
export interface Address {
  method: Method
  path: string
}

export interface Contract<
  Params extends Fields,
  Query extends Fields,
  Body extends Fields,
  Answer extends z.ZodType<Json>,
> extends Address {
  params?: Params
  query?: Query
  body?: Body
  answer: Answer
  status?: 201
  /** The body is files (multipart): in these fields, at most so many, each of at most so many bytes; the verb gets streams. */
  upload?: { files: number; bytes: number; fields: readonly string[] }
  /** The answer is a file of this kind, sent bit by bit as it is made; the schema says what it holds. */
  download?: { type: string; name: string }
  /** Told to every stranger alike, whatever they send beside the address: kept until a notice says that something changed. */
  kept?: true
  /**
   * Neither has a token, or an origin that counts: the payment provider's server, which signs what it says, and a browser
   * that reports by itself, by which nothing but a number may change.
   */
  sender?: 'provider' | 'browser'
  /** Another address of the same call, and the one that is described: where `path` reads like another call's as well. */
  plainPath?: string
  summary: string
}

export type AnyContract = Contract<Fields, Fields, Fields, z.ZodType<Json>>

type Schema<F> = Extract<F, z.ZodType>
type In<F> = [Schema<F>] extends [never] ? unknown : z.input<Schema<F>>
type Out<F> = [Schema<F>] extends [never] ? unknown : z.output<Schema<F>>

export type CallInput<C extends AnyContract> = In<C['params']> & In<C['query']> & In<C['body']>
/** The same, as the verb gets it: checked, trimmed, with defaults. */
export type VerbInput<C extends AnyContract> = Out<C['params']> & Out<C['query']> & Out<C['body']>
export type Answer<C extends AnyContract> = z.output<C['answer']>
/** What a verb may return: more than the answer, which then keeps only its own fields. */
export type VerbAnswer<C extends AnyContract> = z.input<C['answer']>

export function endpoint<
  Answer extends z.ZodType<Json>,
  Params extends Fields = undefined,
  Query extends Fields = undefined,
  Body extends Fields = undefined,
>(contract: Contract<Params, Query, Body, Answer>): Contract<Params, Query, Body, Answer> {
  return contract
}
