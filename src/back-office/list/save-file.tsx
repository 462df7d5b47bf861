import { cairoDay } from '#lib/cairo-day.ts'

/** Hands a file to the browser, named after what it holds and the day it was made. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${name}-${cairoDay(new Date())}.csv`
  link.click()
  URL.revokeObjectURL(link.href)
}
