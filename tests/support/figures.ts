/** Where a long test draws by chance, what it begins from. */
export const seedGiven = (otherwise = 1): number => Number(process.env['TEST_SEED'] || otherwise)

/** How often a long test does what it does. */
export const countGiven = (otherwise: number): number => Number(process.env['TEST_COUNT'] || otherwise)

/** What a long test measured, in a line of its own. */
export const tellFigure = (text: string): void => void process.stderr.write(`${text}\n`)
