/** The first whole words of it, as far as they go. */
export function firstWords(text: string, most: number): string {
  if (text.length <= most) return text
  const end = text.lastIndexOf(' ', most)
  return `${text.slice(0, end > 0 ? end : most).trimEnd()}…`
}
