import type { Language } from '#lib/language.ts'
import { governorate } from '#shipping/governorates.ts'
import { ownCity } from '#shipping/own-city.ts'

interface Place {
  governorateId: string
  cityName: string
}

/** Governorate and city, the larger one first; a city that is called as its governorate is said once. */
export function placeOf({ governorateId, cityName }: Place, language: Language): string[] {
  const { name = governorateId, nameAr = name } = governorate(governorateId) ?? {}
  const city = ownCity(cityName, [governorateId, name, nameAr])
  return [language === 'ar' ? nameAr : name, ...(city === '' ? [] : [city])]
}
