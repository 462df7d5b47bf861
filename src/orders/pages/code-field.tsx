import type { ComponentProps, InputEvent } from 'react'
import { westernDigits } from '#lib/digits.ts'
import { TextField } from '#ui/field.tsx'

/** Upper case and Western digits. */
export const asCode = (typed: string): string => westernDigits(typed).toUpperCase()

/** The caret stays where it was. */
function retype({ currentTarget: input }: InputEvent<HTMLInputElement>): void {
  const code = asCode(input.value)
  if (code === input.value) return
  const caret = asCode(input.value.slice(0, input.selectionStart ?? input.value.length)).length
  input.value = code
  input.setSelectionRange(caret, caret)
}

/** Where the code of an order is typed: it reads as a code while it is typed. */
export function CodeField({ defaultValue, onInput, ...rest }: ComponentProps<typeof TextField>) {
  return (
    <TextField
      maxLength={20}
      {...rest}
      {...(defaultValue === undefined ? {} : { defaultValue: asCode(String(defaultValue)) })}
      onInput={(event) => {
        retype(event)
        onInput?.(event)
      }}
      dir="ltr"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required
    />
  )
}
