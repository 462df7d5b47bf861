import { inflateSync } from 'node:zlib'

const inLatin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

/** The objects of a file that Chromium printed, by number; what a stream holds is unpacked. */
function objectsIn(file: Buffer): Map<string, { head: string; stream: string }> {
  const text = file.toString('latin1')
  const objects = new Map<string, { head: string; stream: string }>()
  for (const { 0: start, 1: number = '', index } of text.matchAll(/(?:^|\n)(\d+) 0 obj\s/g)) {
    const from = index + start.length
    const [, head = '', ending = ''] = /^([\s\S]*?)(stream\r?\n|endobj)/.exec(text.slice(from, from + 20_000)) ?? []
    const at = from + head.length + ending.length
    const bytes = file.subarray(at, at + Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0))
    const isPacked = head.includes('FlateDecode')
    objects.set(number, { head, stream: inLatin1(isPacked ? inflateSync(bytes) : bytes) })
  }
  return objects
}

const fromHex = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))

interface Font {
  /** Digits of a glyph's number. */
  width: number
  letters: Map<number, string>
}

const NO_FONT: Font = { width: 4, letters: new Map() }

/** Which letters a font's glyphs stand for. */
function fontOf(map: string): Font {
  const letters = new Map<number, string>()
  let width = 0
  const put = (glyph: string, text: string, last = glyph): void => {
    width = glyph.length
    const start = Number.parseInt(glyph, 16)
    for (let at = start; at <= Number.parseInt(last, 16); at += 1)
      letters.set(at, at === start ? fromHex(text) : String.fromCharCode(Number.parseInt(text, 16) + at - start))
  }
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', text = ''] of block.matchAll(/<(\w+)> <(\w+)>/g)) put(glyph, text)
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', text = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) put(from, text, to)
  return width === 0 ? NO_FONT : { width, letters }
}

/** What stands on each page of a file that Chromium printed, as it is drawn: Arabic from its end, in the shapes of its letters. */
export function pagesOf(file: Buffer): string[] {
  const objects = objectsIn(file)
  const at = (number: string | undefined) => objects.get(number ?? '') ?? { head: '', stream: '' }
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head))
  return pages.map(({ head }) => {
    const resources = /\/Resources (\d+) 0 R/.exec(head)
    const named = resources ? at(resources[1]).head : head
    const fonts = new Map<string, Font>()
    for (const [, name = '', number] of named.matchAll(/\/(F\d+) (\d+) 0 R/g))
      fonts.set(name, fontOf(at(/\/ToUnicode (\d+) 0 R/.exec(at(number).head)?.[1]).stream))
    const contents = [...(/\/Contents (?:\[([^\]]*)\]|(\d+ 0 R))/.exec(head)?.[0] ?? '').matchAll(/(\d+) 0 R/g)]
    return textIn(contents.map(([, number]) => at(number).stream).join('\n'), fonts)
  })
}

function textIn(content: string, fonts: Map<string, Font>): string {
  let font = NO_FONT
  let text = ''
  for (const [, name, hex] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
    if (name) font = fonts.get(name) ?? NO_FONT
    for (const code of hex?.match(new RegExp(`.{${font.width}}`, 'g')) ?? [])
      text += font.letters.get(Number.parseInt(code, 16)) ?? ''
  }
  return text
}
