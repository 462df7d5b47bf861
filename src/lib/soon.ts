import { formats } from './days.ts'
import type { Language } from './language.ts'

const moments = formats({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })

/** `Mar 3, 12:00 PM`, as a clock in Cairo shows it: of what is not far off. */
export const soonText = (instant: string, language: Language): string => moments[language].format(new Date(instant))
