import type { gallery as english } from '../en/gallery.ts'

export const gallery: typeof english = {
  title: '',
}
