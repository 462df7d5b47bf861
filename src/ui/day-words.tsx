import { useState } from 'react'
import { useLanguage } from '#i18n/use-texts.tsx'
import type { Language } from '#lib/language.ts'
import { isTakingOver } from '#lib/own-document.ts'

interface WordsProps {
  write: (language: Language) => string
}

function Written({ write, language }: WordsProps & { language: Language }) {
  const [isServed] = useState(isTakingOver)
  return <span suppressHydrationWarning>{isServed ? '' : write(language)}</span>
}

/** While React takes over, the server's words stand: it knows when Egypt moves its clocks, and no format is made. */
export function DayWords({ write }: WordsProps) {
  const language = useLanguage()
  return <Written key={language} write={write} language={language} />
}
