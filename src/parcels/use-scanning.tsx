import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { scannedCode } from '#lib/scanned-code.ts'
import { addParcelsCall } from './api.ts'
import { beep } from './beep.tsx'
import type { Added } from './use-handing.tsx'

const SHOWN = 5
const LONGEST = 60

interface Said {
  key: number
  tone: 'good' | 'bad'
  text: string
}

const AT_ONCE = 50

/** Codes come quicker than answers: what has been scanned meanwhile waits, and is sent together. */
export function useScanning(id: string) {
  const { common, parcels: texts } = useAdminTexts()
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()
  const [messages, setMessages] = useState<readonly Said[]>([])
  const [waiting, setWaiting] = useState<readonly string[]>([])
  const count = useRef(0)

  const sayEach = (results: readonly Added[]): void => {
    for (const { code, problem } of results) {
      const tone = problem ? 'bad' : 'good'
      const text = problem ? texts.notAdded(code, texts.problems[problem]) : texts.scanned(code)
      count.current += 1
      const line = { key: count.current, tone, text } as const
      setMessages((before) => [line, ...before].slice(0, SHOWN))
      beep(tone)
    }
  }
  const send = useEffectEvent((codes: readonly string[]) =>
    act(
      async () => {
        setWaiting((all) => all.slice(codes.length))
        sayEach((await sendRequest(addParcelsCall, { id, codes: [...codes] })).results)
        await revalidate()
      },
      ({ refusal, words }) => tell('error', common.because(texts.addFailed, words), { refusal }),
    ),
  )
  useEffect(() => {
    if (waiting.length > 0 && !isBusy) void send(waiting.slice(0, AT_ONCE))
  }, [waiting, isBusy])

  const scan = (text: string): void => {
    const code = scannedCode(text) ?? text.trim().toUpperCase().slice(0, LONGEST)
    setWaiting((all) => [...all, code])
  }
  return { messages, scan }
}
