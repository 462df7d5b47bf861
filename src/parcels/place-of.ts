import type { Language } from '#lib/language.ts'
import { governorate } from '#shipping/governorates.ts'

interface Place {
  governorateId: string
  cityName: string
}

/** Governorate and city, the larger one first; a city that is called as its governorate is said once. */
export function placeOf({ governorateId, cityName }: Place, language: Language): string[] {
  const { name = governorateId, nameAr = name } = governorate(governorateId) ?? {}
  const city = cityName.trim()
  const isSaid = ['', '-', name.toLowerCase(), nameAr, governorateId].includes(city.toLowerCase())
  return [language === 'ar' ? nameAr : name, ...(isSaid ? [] : [city])]
}
