import { Refusal } from '#lib/refusal.ts'

interface Opening {
  productId: string
  name: string
  nameAr: string
  /** Null: it is open. */
  opensAt: Date | null
}

/** Nobody is early. */
export function refuseUnopened(sizes: readonly Opening[]): void {
  for (const { productId, name, nameAr, opensAt } of sizes)
    if (opensAt)
      throw new Refusal('NOT_OPEN_YET', { details: { productId, name, nameAr, opensAt: opensAt.toISOString() } })
}
