import type { Db } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { findManifest } from './db-manifests.server.ts'
import { listParcels, listTakenNumbers } from './db-parcels.server.ts'
import { linesIn, MOST_LINES, matchNumbers, type NumberLine } from './numbers.ts'
import { numbersInTable } from './numbers-table.server.ts'

/** The dry run: what each line that was pasted would do. */
export async function checkNumbers(db: Db, { id, text }: { id: string; text: string }): Promise<NumberLine[]> {
  const manifest = await findManifest(db, id)
  if (!manifest) throw new Refusal('NOT_FOUND')
  const parcels = await listParcels(db, id)
  const pastedLines = numbersInTable(text) ?? linesIn(text)
  if (pastedLines.length > MOST_LINES) throw new Refusal('INVALID', { errors: { text: 'numbersMost' } })
  const lines = matchNumbers(pastedLines, parcels)
  const numbers = lines.map(({ number }) => number)
  const apartFrom = parcels.map((parcel) => parcel.id)
  const taken = await listTakenNumbers(db, numbers, { courier: manifest.courier, apartFrom })
  return lines.map((line) =>
    line.problem === null && taken.includes(line.number.toUpperCase()) ? { ...line, problem: 'numberTaken' } : line,
  )
}
