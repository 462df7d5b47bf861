import type { ComponentProps } from 'react'
import { useLanguage } from '#i18n/use-texts.tsx'
import { TextField } from '#ui/field.tsx'
import { typedWords } from '../day-words.ts'

type DayProps = Omit<ComponentProps<typeof TextField>, 'type' | 'value'> & {
  type: 'date' | 'datetime-local'
  value: string
}

/** The browser's own field, its calendar and its keys; the day that it holds stands below, in the page's words. */
export function DayField({ hint, value, ...rest }: DayProps) {
  const words = typedWords(value, useLanguage())
  const both = (
    <>
      {words}
      <br />
      {hint}
    </>
  )
  return <TextField {...rest} value={value} hint={words && hint ? both : words || hint} />
}
