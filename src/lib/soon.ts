import { formats } from './days.ts'
import type { Language } from './language.ts'

const days = formats({ day: 'numeric', month: 'short' })

/** `Mar 3`, as it is in Cairo: of what is not far off, in a line that is short. */
export const soonText = (instant: string, language: Language): string => days[language].format(new Date(instant))
