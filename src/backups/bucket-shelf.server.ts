import { checkedKey } from '#lib/disk.server.ts'
import { reasonOf } from '#lib/reason-of.ts'
import { md5Of, openS3, type S3, type Waiting } from '#lib/s3.server.ts'
import { filesIn } from '#lib/s3-files.server.ts'
import type { BackupBucket } from '#lib/store-settings.server.ts'
import { whyNoStore } from '#lib/why-no-store.server.ts'
import { isName, MANIFEST, MEDIA, type Shelf } from './shelf.server.ts'

/** Bytes that are held in memory, and put at once. */
const MOST = 16 * 1024 * 1024

type Put = (file: string, bytes: Buffer) => Promise<void>

/** As many parts as it takes, each as soon as it is full and something comes after it. */
async function putParts(file: string, bytes: AsyncIterable<Buffer>, put: Put): Promise<{ parts?: number }> {
  let held: Buffer[] = []
  let size = 0
  let parts = 0
  for await (const each of bytes) {
    held.push(each)
    size += each.length
    while (size > MOST) {
      const all = Buffer.concat(held)
      parts += 1
      await put(`${file}.${parts}`, all.subarray(0, MOST))
      held = [all.subarray(MOST)]
      size -= MOST
    }
  }
  const last = Buffer.concat(held)
  if (parts === 0) {
    await put(file, last)
    return {}
  }
  await put(`${file}.${parts + 1}`, last)
  return { parts: parts + 1 }
}

/** What went wrong there, for whoever runs the server. */
const askingOf =
  (name: string, s3: S3): S3['ask'] =>
  (operation) =>
    s3.ask(operation).catch((error: unknown) => {
      throw new Error(`${name}: ${reasonOf(error)}`, { cause: error })
    })

async function whyNoBucket(s3: S3, key: string): Promise<string | null> {
  const wrong = await whyNoStore(s3, key)
  // One that can't be reached just now is told by the night's mail: the shop can sell without it.
  return wrong && !wrong.isAway ? `Wrong setting BACKUP_${wrong.setting}: ${wrong.line}` : null
}

/** The same files as in a folder, but that large ones are cut; the manifest comes last, and with it the name. */
export function openBucketShelf({ prefix, ...store }: BackupBucket, waiting: Waiting): Shelf {
  const s3 = openS3(store, waiting)
  const name = `s3:${store.bucket}/${prefix}`.replace(/\/$/, '')
  const ask = askingOf(name, s3)
  const place = (file: string): string => checkedKey(prefix + file)
  const removeFile = async (file: string): Promise<void> => void (await ask({ method: 'DELETE', key: place(file) }))

  async function put(file: string, bytes: Buffer): Promise<void> {
    const body = new Blob([Uint8Array.from(bytes)])
    await ask({ method: 'PUT', key: place(file), headers: md5Of(bytes), body })
  }

  async function sizesUnder(start: string): Promise<Map<string, number>> {
    const sizes = new Map<string, number>()
    for await (const { key, bytes } of filesIn({ ask }, prefix + start)) sizes.set(key.slice(prefix.length), bytes)
    return sizes
  }

  /** Each by its name, which begins with the year: so none of the pictures is listed. */
  async function filesOfEach(): Promise<Map<string, string[]>> {
    const files = [...(await sizesUnder('2')).keys()]
    const each = Map.groupBy(files, (file) => file.split('/')[0] ?? '')
    return new Map([...each].filter(([first]) => isName(first)))
  }

  const isFinished = ([each, files]: [string, string[]]): boolean => files.includes(`${each}/${MANIFEST}`)

  /** Without its manifest first: what is half gone has no name. */
  async function remove(each: string): Promise<void> {
    await removeFile(`${each}/${MANIFEST}`)
    for (const file of (await sizesUnder(`${each}/`)).keys()) await removeFile(file)
  }

  return {
    name,
    list: async () =>
      [...(await filesOfEach())]
        .filter(isFinished)
        .map(([each]) => each)
        .sort(),
    begin: async (begun) => {
      for (const [each, files] of await filesOfEach()) {
        if (!isFinished([each, files])) await remove(each)
        else if (each === begun) throw new Error(`${name} has a back-up ${begun} already`)
      }
      return begun
    },
    finish: (finished, manifest) => put(`${finished}/${MANIFEST}`, Buffer.from(manifest)),
    remove,
    write: (file, bytes) => putParts(file, bytes, put),
    find: async (file) => {
      const { status, bytes } = await ask({ method: 'GET', key: place(file) })
      return status === 404 ? null : inOne(bytes)
    },
    sizesOfMedia: () => sizesUnder(`${MEDIA}/`),
    removeFile,
    whyUnusable: () => whyNoBucket(s3, place('start/try')),
  }
}

async function* inOne(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}
