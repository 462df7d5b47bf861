import type { Language } from '#lib/language.ts'
import type { ShownGallery } from './shown-gallery.ts'

/** What was shown last, for when nothing can be loaded. Another shape of it needs another number. */
export const keptUnder = (language: Language): string => `bw_galleries_1_${language}`

/** Null where nothing of use was kept. */
export function keptIn(text: string | null): ShownGallery[] | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return Array.isArray(kept) && kept.length > 0 ? kept : null
  } catch {
    return null
  }
}
