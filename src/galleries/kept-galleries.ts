import type { Language } from '#lib/language.ts'
import type { ShownGallery } from './shown-gallery.ts'

/** What was shown last, for when nothing can be loaded. Another shape of it needs another number. */
export const storeKey = (language: Language): string => `bw_galleries_2_${language}`

/** Null where nothing of use was kept. */
export function galleriesIn(text: string | null): ShownGallery[] | null {
  try {
    const list: unknown = JSON.parse(text ?? 'null')
    return Array.isArray(list) && list.length > 0 ? list : null
  } catch {
    return null
  }
}
