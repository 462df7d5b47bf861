import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const SHEET = /<link rel="stylesheet" href="(\/assets\/[\w-]+\.css)#?"\/>/g
/** Bytes. A larger sheet serves every page, so it is fetched once and kept. */
const LARGEST = 16_384

/**
 * A page's small sheets are in the page: each would be a request that holds up its first paint. Its links stay, disabled
 * and not fetched, since the browser's part finds its elements by them.
 */
export function stylesWithin(folder: string): (html: string) => { html: string; styles: string[] } {
  const read = new Map<string, string | null>()
  const textOf = (file: string): string | null => {
    const known = read.get(file)
    if (known !== undefined) return known
    const place = path.join(folder, file)
    const text = existsSync(place) ? readFileSync(place, 'utf8').trim() : null
    const small = text !== null && text.length <= LARGEST && !text.includes('</') ? text : null
    read.set(file, small)
    return small
  }
  return (html) => {
    const styles: string[] = []
    const within = html.replaceAll(SHEET, (link, file: string) => {
      const text = textOf(file)
      if (text === null) return link
      styles.push(text)
      return `<style>${text}</style>${link.replace('/>', ' disabled=""/>')}`
    })
    return { html: within, styles }
  }
}
