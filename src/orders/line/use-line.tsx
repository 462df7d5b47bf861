import { useCallback, useRef, useState } from 'react'
import { type ComeBack, comeBackIn, ticketIn } from './come-back.ts'

/** Until it is time, or somebody wants to wait no more. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const over = (): void => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(over, signal.aborted ? 0 : milliseconds)
    signal.addEventListener('abort', over)
  })

type Send<Answer> = (ticket: string | undefined, signal: AbortSignal) => Promise<Answer>

/** Asks by itself for as long as the shop says that one is in line, and for a while where it can't be reached: `away`. */
export function useLine(away: string) {
  const [says, setSays] = useState<string | null>(null)
  const place = useRef<{ key: string; ticket: string | undefined }>({ key: '', ticket: undefined })
  const leaving = useRef<AbortController>(undefined)
  const leave = useCallback(() => leaving.current?.abort(), [])

  async function askFrom<T>(send: Send<T>, signal: AbortSignal, told: ComeBack | null): Promise<T | null> {
    try {
      return await send(place.current.ticket, signal)
    } catch (error) {
      place.current.ticket = ticketIn(error) ?? place.current.ticket
      const back = comeBackIn(error, told, Math.random())
      if (!back) throw error
      setSays(back.says ?? away)
      await pause(back.after, signal)
      return signal.aborted ? null : askFrom(send, signal, back)
    }
  }

  /** Null: left before it was their turn. What has been asked already is answered first. */
  function ask<T>(key: string, send: Send<T>): Promise<T | null> {
    if (place.current.key !== key) place.current = { key, ticket: undefined }
    leaving.current = new AbortController()
    return askFrom(send, leaving.current.signal, null).finally(() => setSays(null))
  }
  return { says, leave, ask }
}

export type Line = Pick<ReturnType<typeof useLine>, 'says' | 'leave'>
