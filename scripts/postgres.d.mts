import type { Writable } from 'node:stream'

export interface Postgres {
  url: string
  port: number
  /** Ran already when we came. */
  reused: boolean
  stop: () => Promise<void>
  lease: Writable | undefined
}

export function startPostgres(place: {
  dir: string
  settings?: Record<string, string | number>
  durable?: boolean
  staying?: boolean
}): Promise<Postgres>
