import { fromCairoTime } from '#lib/cairo-time.ts'
import type { Campaign } from '#settings/campaign.ts'

const DAY = 24 * 3600 * 1000

const startOf = (day: string): Date => fromCairoTime(`${day}T00:00`) ?? new Date(`${day}T00:00Z`)

/** From the first moment of the release in Cairo to the last one of so many days. */
export function codeTimes({ releaseOn, codeDays }: Pick<Campaign, 'releaseOn' | 'codeDays'>) {
  const dayAfter = new Date(Date.parse(`${releaseOn}T12:00Z`) + codeDays * DAY).toISOString().slice(0, 10)
  return { startsAt: startOf(releaseOn), endsAt: startOf(dayAfter) }
}

interface Wanted {
  color: string
  size: string
  quantity: number
}

type Problem = 'colorRequired' | 'sizeRequired' | 'quantityWhole'

/** What stands against each field, the same on the page and on the server. */
export function preOrderProblems(
  { color, size, quantity }: Wanted,
  { colors, sizes }: Pick<Campaign, 'colors' | 'sizes'>,
): Partial<Record<keyof Wanted, Problem>> {
  const problems: Record<keyof Wanted, Problem | null> = {
    color: colors.some((each) => each === color) ? null : 'colorRequired',
    size: sizes.some((each) => each === size) ? null : 'sizeRequired',
    quantity: Number.isInteger(quantity) && quantity >= 1 ? null : 'quantityWhole',
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null))
}
