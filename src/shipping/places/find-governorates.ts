import { GOVERNORATES, type Governorate, sortedGovernorates } from '../governorates.ts'
import { findSpelled, spelledExactly } from './spelling.ts'

/** The ids are spellings too: Asyut is also Assiut, Faiyum also Fayoum. */
const spellings = ({ id, name, nameAr }: Governorate): string[] => [name, nameAr, id]

export const findGovernorates = (typed: string, language: 'en' | 'ar'): Governorate[] =>
  findSpelled(sortedGovernorates(language), spellings, typed)

export const governorateNamed = (typed: string): Governorate | undefined =>
  spelledExactly(GOVERNORATES, spellings, typed)
