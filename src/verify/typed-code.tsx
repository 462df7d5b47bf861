import type { InputEvent } from 'react'
import { westernDigits } from '#lib/digits.ts'

export const asCode = (typed: string): string => westernDigits(typed).toUpperCase()

/** Upper case and Western digits while typing; the caret stays where it was. */
export function retype({ currentTarget: input }: InputEvent<HTMLInputElement>): void {
  const code = asCode(input.value)
  if (code === input.value) return
  const caret = asCode(input.value.slice(0, input.selectionStart ?? input.value.length)).length
  input.value = code
  input.setSelectionRange(caret, caret)
}
