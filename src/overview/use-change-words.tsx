import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { Answer } from '#lib/endpoint.ts'
import type { Period } from '#visits/periods.ts'
import type { getDashboardStatsCall } from './api.ts'
import { changesIn } from './change-in.ts'

type Stats = Answer<typeof getDashboardStatsCall>

/** What is said below a figure; all of the time has none before it, and is told by its last days. */
export function useChangeWords(period: Period, answer: Stats | null) {
  const { earnings: texts } = useAdminTexts().overview
  const lately = answer?.lately
  const compared = lately ?? (answer?.before && { stats: answer.stats, before: answer.before })
  const changes = compared && changesIn(compared.stats, compared.before)
  return (figure: keyof ReturnType<typeof changesIn>): string => {
    const change = changes?.[figure]
    const words = change ? texts[change.kind](change.percent, texts.before[period]) : texts.nothingBefore
    return lately ? texts.lately(words) : words
  }
}
