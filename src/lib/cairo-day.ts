// Read by its parts: how a language writes a day differs between browsers. Canada’s English changed twice.
const day = new Intl.DateTimeFormat('en', {
  timeZone: 'Africa/Cairo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** `2026-03-05`, as a calendar in Cairo has it. */
export function cairoDay(instant: Date): string {
  const parts = day.formatToParts(instant)
  return (['year', 'month', 'day'] as const).map((type) => parts.find((part) => part.type === type)?.value).join('-')
}
