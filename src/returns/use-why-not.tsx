import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { dayText } from '#lib/days.ts'
import type { Returnable } from './shown.ts'

/** Why nothing of an order may come back; null where something may. */
export function useWhyNot({ why, until, untilFaulty }: Returnable): string | null {
  const { why: texts } = useTexts('returns').returns
  const language = useLanguage()
  if (why === 'tooLate') return texts.tooLate(dayText(until ?? '', language), dayText(untilFaulty ?? '', language))
  return why && texts[why]
}
