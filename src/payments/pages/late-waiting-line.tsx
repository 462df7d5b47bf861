import { useCallback, useEffect, useState } from 'react'
import { loadTexts } from '#i18n/texts.ts'
import { useLanguage } from '#i18n/use-texts.tsx'
import type { Language } from '#lib/language.ts'
import { useLate } from '#ui/late.tsx'
import { mayHaveUnpaid } from './kept-unpaid.tsx'

interface LineProps {
  className?: string | undefined
  onLeave?: () => void
}

async function loadLine(language: Language) {
  const [{ WaitingLine }] = await Promise.all([import('./waiting-line.tsx'), loadTexts(language, 'payment')])
  return { WaitingLine }
}

const nothing = (): void => undefined

/** Most visitors have no order that waits, and fetch nothing for one. */
export function LateWaitingLine(props: LineProps) {
  const language = useLanguage()
  const [isWanted, setWanted] = useState(false)
  useEffect(() => setWanted(mayHaveUnpaid(Date.now())), [])
  const load = useCallback(() => loadLine(language), [language])
  const late = useLate(isWanted, load, nothing)
  return late ? <late.WaitingLine {...props} /> : null
}
