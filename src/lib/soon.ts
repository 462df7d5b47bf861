import { daysIn } from './days.ts'

/** `Mar 3, 8:00 PM`, as it is in Cairo: of what is not far off, in a line that is short. */
export const soonText = daysIn({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })

/** `Mar 3`: the same where there is room for no more. */
export const soonDayText = daysIn({ day: 'numeric', month: 'short' })
