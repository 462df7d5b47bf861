import type { verify as english } from '../en/verify.ts'

export const verify: typeof english = {
  title: '',
}
