/** As a field shows it: 200, or 200.50. */
export const poundsText = (pounds: number): string => (Number.isInteger(pounds) ? String(pounds) : pounds.toFixed(2))
