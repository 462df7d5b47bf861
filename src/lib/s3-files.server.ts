import type { S3 } from './s3.server.ts'

export const textIn = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  )

export async function* keysIn({ ask }: S3, prefix = ''): AsyncGenerator<string> {
  let next: string | undefined
  do {
    const query: Record<string, string> = { 'list-type': '2', prefix }
    if (next !== undefined) query['continuation-token'] = next
    const page = (await ask({ method: 'GET', query })).bytes.toString()
    yield* textIn(page, 'Key')
    next = textIn(page, 'NextContinuationToken')[0]
  } while (next !== undefined)
}
