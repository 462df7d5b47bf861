/** The city as it was typed; empty where it is called as its governorate, which is said beside it. */
export function ownCity(cityName: string, governorate: readonly string[]): string {
  const city = cityName.trim()
  const isSaid = city === '-' || governorate.some((name) => name.toLowerCase() === city.toLowerCase())
  return isSaid ? '' : city
}
