import { useRef, useState } from 'react'
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

interface Said {
  key: number
  tone: 'good' | 'bad'
  text: string
}

/** Codes come quicker than answers: what has been scanned meanwhile is sent together. */
export function useScanning(id: string) {
  const { common, parcels: texts } = useAdminTexts()
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()
  const [said, setSaid] = useState<readonly Said[]>([])
  const waiting = useRef<string[]>([])
  const count = useRef(0)

  const sayEach = (results: readonly Added[]): void => {
    for (const { code, problem } of results) {
      const tone = problem ? 'bad' : 'good'
      const text = problem ? texts.notAdded(code, texts.problems[problem]) : texts.scanned(code)
      count.current += 1
      const line = { key: count.current, tone, text } as const
      setSaid((before) => [line, ...before].slice(0, SHOWN))
      beep(tone)
    }
  }
  const sendAll = async (): Promise<void> => {
    while (waiting.current.length > 0) {
      const codes = waiting.current.splice(0, 50)
      sayEach((await sendRequest(addParcelsCall, { id, codes })).results)
    }
    await revalidate()
  }
  const scan = (text: string): void => {
    waiting.current.push(scannedCode(text) ?? text.trim().toUpperCase().slice(0, 60))
    void act(sendAll, ({ refusal, words }) => tell('error', common.because(texts.addFailed, words), { refusal }))
  }
  return { isBusy, said, scan }
}
