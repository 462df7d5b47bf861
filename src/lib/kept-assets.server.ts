import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { BuiltAsset, FindBuiltAsset } from './built-assets.server.ts'
import { digest } from './digest.server.ts'
import type { Disk } from './disk.server.ts'
import { Refusal } from './refusal.ts'
import { takesBrotli } from './takes-coding.ts'

/** Releases whose pages may still be open somewhere. */
const RELEASES = 3
/** Files that are put at once. */
const AT_ONCE = 8
/** Milliseconds for which what is there is known: somebody may ask for a thousand files that never were. */
const KNOWN_FOR = 1000
const YEAR = 31_536_000

const FILE = /^assets\/[\w-][\w.-]*$/
const RELEASE = /^releases\/\w{22}\.json$/
const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const Release = z.object({ at: z.iso.datetime(), files: z.array(z.string()) })
type Release = z.output<typeof Release>

/** What a build brings again: no back-up needs it. */
export const isBuilt = (key: string): boolean => FILE.test(key) || RELEASE.test(key)

async function releasesIn(disk: Disk): Promise<(Release & { key: string })[]> {
  const releases: (Release & { key: string })[] = []
  for await (const key of disk.list('releases')) {
    const bytes = await disk.findBytes(key)
    if (bytes) releases.push({ key, ...Release.parse(JSON.parse(bytes.toString())) })
  }
  return releases.sort((one, other) => other.at.localeCompare(one.at))
}

async function putAll(disk: Disk, folder: string, files: readonly string[]): Promise<void> {
  const left = [...files]
  const hand = async (): Promise<void> => {
    for (let file = left.shift(); file; file = left.shift())
      await disk.put(`assets/${file}`, await readFile(path.join(folder, file)))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, hand))
}

/** Beside the uploads: the scripts and styles of this release, as long as pages of it may be open; the oldest go. */
export async function keepAssets(disk: Disk, folder: string, now: Date): Promise<void> {
  const files = (await readdir(folder)).filter((file) => !file.endsWith('.gz')).sort()
  const key = `releases/${digest(files.join()).replace(/\W/g, '_').slice(0, 22)}.json`
  const before = await releasesIn(disk)
  const others = before.filter((release) => release.key !== key)
  if (others.length === before.length) await putAll(disk, folder, files)
  // Last, and only now: a release that is named is whole.
  await disk.put(key, Buffer.from(JSON.stringify({ at: now.toISOString(), files } satisfies Release)))
  const [staying, leaving] = [others.slice(0, RELEASES - 1), others.slice(RELEASES - 1)]
  const needed = new Set([...files, ...staying.flatMap((release) => release.files)])
  for (const release of leaving) {
    for (const file of release.files) if (!needed.has(file)) await disk.delete(`assets/${file}`)
    await disk.delete(release.key)
  }
}

/** Scripts, styles and letters; what this build does not have, another may: the one before, or already the next. */
export function serveAssets(app: FastifyInstance, disk: Disk, findBuilt: FindBuiltAsset): void {
  let known = new Set<string>()
  let knownAt = Number.NEGATIVE_INFINITY

  async function isKept(file: string): Promise<boolean> {
    if (known.has(file) || performance.now() - knownAt < KNOWN_FOR) return known.has(file)
    knownAt = performance.now()
    known = new Set((await releasesIn(disk)).flatMap(({ files }) => files))
    return known.has(file)
  }

  async function findKept(file: string, accepted: string | undefined): Promise<BuiltAsset | null> {
    if (!(await isKept(file))) return null
    const isPacked = known.has(`${file}.br`) && takesBrotli(accepted)
    const bytes = await disk.findBytes(`assets/${file}${isPacked ? '.br' : ''}`)
    return bytes && { bytes, coding: isPacked ? 'br' : undefined }
  }

  app.get<{ Params: { file: string } }>('/assets/:file', { schema: { hide: true } }, async (request, reply) => {
    const { file } = request.params
    const type = TYPES[path.extname(file)]
    if (!type || !FILE.test(`assets/${file}`)) throw new Refusal('NOT_FOUND')
    const accepted = request.headers['accept-encoding']
    const asset = (await findBuilt(file, accepted)) ?? (await findKept(file, accepted))
    if (!asset) throw new Refusal('NOT_FOUND')
    // Its name changes with what is in it.
    const etag = `W/"${file}"`
    reply.headers({ 'cache-control': `public, max-age=${YEAR}, immutable`, vary: 'accept-encoding', etag })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (asset.coding) reply.header('content-encoding', asset.coding)
    return reply.type(type).send(asset.bytes)
  })
}
