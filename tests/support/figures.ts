import { appendFileSync } from 'node:fs'

/** Where a long test draws by chance, what it begins from. */
export const seedGiven = (otherwise = 1): number => Number(process.env['TEST_SEED'] || otherwise)

/** How often a long test does what it does. */
export const countGiven = (otherwise: number): number => Number(process.env['TEST_COUNT'] || otherwise)

/** What a long test measured, in a line of its own: said at the end of a run, also of one that went well. */
export function tellFigure(text: string): void {
  const file = process.env['TEST_FIGURES']
  if (file) appendFileSync(file, `${text}\n`)
  else process.stderr.write(`${text}\n`)
}
