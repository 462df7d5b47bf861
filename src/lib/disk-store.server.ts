import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { checkedKey, type Disk } from './disk.server.ts'
import { openS3 } from './s3.server.ts'
import { filesIn } from './s3-files.server.ts'
import type { StoreSettings } from './store-settings.server.ts'
import { whyNoStore } from './why-no-store.server.ts'

/** Written, read and deleted at each start. */
const TRY = 'start/try'

export function openStore(settings: StoreSettings): Disk {
  const s3 = openS3(settings)
  const remove = async (key: string): Promise<void> => {
    await s3.ask({ method: 'DELETE', key: checkedKey(key) })
  }
  return {
    put: async (key, bytes) => {
      await s3.ask({ method: 'PUT', key: checkedKey(key), body: new Blob([Uint8Array.from(bytes)]) })
    },
    putFile: async (key, file) => {
      await s3.ask({ method: 'PUT', key: checkedKey(key), body: await openAsBlob(file) })
      await rm(file)
    },
    findBytes: async (key) => {
      const { status, bytes } = await s3.ask({ method: 'GET', key: checkedKey(key) })
      return status === 404 ? null : bytes
    },
    findStream: async (key, part) => {
      const body = await s3.open(checkedKey(key), part)
      return body && Readable.fromWeb(body)
    },
    delete: remove,
    deleteAll: async (name) => {
      for await (const { key } of filesIn(s3, `${checkedKey(name)}/`)) await remove(key)
    },
    list: async function* (name) {
      for await (const { key } of filesIn(s3, name === undefined ? '' : `${checkedKey(name)}/`)) yield key
    },
    whyUnusable: async () => {
      const wrong = await whyNoStore(s3, TRY)
      return wrong && `Wrong setting ${wrong.setting}: ${wrong.line}`
    },
  }
}
