// Read by its parts: how a language writes a day differs between browsers. Canada’s English changed twice.
const options = { timeZone: 'Africa/Cairo', year: 'numeric', month: '2-digit', day: '2-digit' } as const
let day: Intl.DateTimeFormat | undefined

/** `2026-03-05`, as a calendar in Cairo has it. */
export function cairoDay(instant: Date): string {
  day ??= new Intl.DateTimeFormat('en', options)
  const parts = day.formatToParts(instant)
  return (['year', 'month', 'day'] as const).map((type) => parts.find((part) => part.type === type)?.value).join('-')
}
