import type { plain as english } from '../en/plain.ts'

export const plain: typeof english = {
  title: '',
}
