/** Where the shop delivers to, and whose governorates have fees (ISO 3166-1). */
export const HOME = 'EG'

/** The 27 governorates of Egypt (ISO 3166-2:EG; names from the CLDR). The ids are the shop's own and never change. */
const ROWS = [
  ['cairo', 'Cairo', 'القاهرة'],
  ['giza', 'Giza', 'الجيزة'],
  ['alexandria', 'Alexandria', 'الإسكندرية'],
  ['dakahlia', 'Dakahlia', 'الدقهلية'],
  ['red-sea', 'Red Sea', 'البحر الأحمر'],
  ['beheira', 'Beheira', 'البحيرة'],
  ['fayoum', 'Faiyum', 'الفيوم'],
  ['gharbia', 'Gharbia', 'الغربية'],
  ['ismailia', 'Ismailia', 'الإسماعيلية'],
  ['menofia', 'Monufia', 'المنوفية'],
  ['minya', 'Minya', 'المنيا'],
  ['qalyubia', 'Qalyubia', 'القليوبية'],
  ['new-valley', 'New Valley', 'الوادي الجديد'],
  ['suez', 'Suez', 'السويس'],
  ['aswan', 'Aswan', 'أسوان'],
  ['assiut', 'Asyut', 'أسيوط'],
  ['beni-suef', 'Beni Suef', 'بني سويف'],
  ['port-said', 'Port Said', 'بورسعيد'],
  ['damietta', 'Damietta', 'دمياط'],
  ['sharqia', 'Al Sharqia', 'الشرقية'],
  ['south-sina', 'South Sinai', 'جنوب سيناء'],
  ['kafr-el-sheikh', 'Kafr el-Sheikh', 'كفر الشيخ'],
  ['matrouh', 'Matrouh', 'مطروح'],
  ['luxor', 'Luxor', 'الأقصر'],
  ['qena', 'Qena', 'قنا'],
  ['shamal-sina', 'North Sinai', 'شمال سيناء'],
  ['sohag', 'Sohag', 'سوهاج'],
] as const

export type GovernorateId = (typeof ROWS)[number][0]

export interface Governorate {
  id: GovernorateId
  name: string
  nameAr: string
}

export const GOVERNORATES: readonly Governorate[] = ROWS.map(([id, name, nameAr]) => ({ id, name, nameAr }))

export const governorate = (id: string): Governorate | undefined => GOVERNORATES.find((each) => each.id === id)

export const sortedGovernorates = (language: 'en' | 'ar'): Governorate[] => {
  const order = new Intl.Collator(language)
  const name = (each: Governorate): string => (language === 'ar' ? each.nameAr : each.name)
  return [...GOVERNORATES].sort((one, other) => order.compare(name(one), name(other)))
}
