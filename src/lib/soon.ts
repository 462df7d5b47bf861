import { formats } from './days.ts'
import type { Language } from './language.ts'

const days = formats({ day: 'numeric', month: 'short' })
const moments = formats({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })

/** `Mar 3, 8:00 PM`, as it is in Cairo: of what is not far off, in a line that is short. */
export const soonText = (instant: string, language: Language): string => moments[language].format(new Date(instant))

/** `Mar 3`: the same where there is room for no more. */
export const soonDayText = (instant: string, language: Language): string => days[language].format(new Date(instant))
