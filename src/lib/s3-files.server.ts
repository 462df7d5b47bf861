import type { S3 } from './s3.server.ts'
import { textIn } from './text-in.ts'

interface StoredFile {
  key: string
  bytes: number
}

/** All whose key begins so. */
export async function* filesIn({ ask }: Pick<S3, 'ask'>, prefix: string): AsyncGenerator<StoredFile> {
  let next: string | undefined
  do {
    const query: Record<string, string> = { 'list-type': '2', prefix }
    if (next !== undefined) query['continuation-token'] = next
    const page = (await ask({ method: 'GET', query })).bytes.toString()
    const sizes = textIn(page, 'Size')
    for (const [at, key] of textIn(page, 'Key').entries()) yield { key, bytes: Number(sizes[at]) }
    next = textIn(page, 'NextContinuationToken')[0]
  } while (next !== undefined)
}
