import { here } from './here.ts'

export interface Found {
  /** Where it was asked for, whole. */
  address: string
  status: number
  type: string | null
  location: string | null
  etag: string | null
  text: string
  html: { lang: string | undefined; dir: string | undefined }
  head: {
    title: string
    description: string
    canonical: string | undefined
    alternates: Record<string, string>
    meta: Record<string, string>
    facts: Record<string, unknown>[]
  }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", apos: "'" }
const plainly = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)

function attributesOf(tag: string): Record<string, string> {
  const pairs = [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)]
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), plainly(value)]))
}

const tags = (html: string, name: string) => (html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []).map(attributesOf)

function headIn(html: string): Found['head'] {
  const links = tags(html, 'link')
  const metas = tags(html, 'meta')
  const meta = Object.fromEntries(metas.map((tag) => [tag['property'] ?? tag['name'] ?? '', tag['content'] ?? '']))
  const alternates = links.filter(({ rel }) => rel === 'alternate')
  const facts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return {
    title: plainly(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: meta['description'] ?? '',
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'],
    alternates: Object.fromEntries(alternates.map(({ hreflang = '', href = '' }) => [hreflang, href])),
    meta,
    facts: [...facts].map(([, json = '']) => JSON.parse(json)),
  }
}

/** What whoever has no browser gets under an address: it is not followed where it leads elsewhere. */
export async function found(path: string, headers: Record<string, string> = {}): Promise<Found> {
  const address = new URL(path, here.url).href
  const answer = await fetch(address, { redirect: 'manual', headers })
  const text = await answer.text()
  const [html = {}] = tags(text, 'html')
  return {
    address,
    status: answer.status,
    type: answer.headers.get('content-type'),
    location: answer.headers.get('location'),
    etag: answer.headers.get('etag'),
    text,
    html: { lang: html['lang'], dir: html['dir'] },
    head: headIn(text),
  }
}

export const locations = (siteMap: string): string[] =>
  [...siteMap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => plainly(address))
