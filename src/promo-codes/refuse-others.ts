import { Refusal } from '#lib/refusal.ts'

/** A personal code is its account's alone; without that account it is nobody's. */
export function refuseOthers(
  { isPersonal, accountId: of }: { isPersonal: boolean; accountId: string | null },
  accountId: string | null,
): void {
  if (isPersonal && (of === null || of !== accountId)) throw new Refusal('PROMO_CODE_OF_ANOTHER')
}
