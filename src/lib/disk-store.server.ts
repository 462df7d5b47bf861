import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { checkedKey, type Disk } from './disk.server.ts'
import type { Settings } from './env.server.ts'
import { openS3 } from './s3.server.ts'
import { keysIn } from './s3-keys.server.ts'
import { whyNoStore } from './why-no-store.server.ts'

export type StoreSettings = NonNullable<Settings['s3']>

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
      for await (const key of keysIn(s3, `${checkedKey(name)}/`)) await remove(key)
    },
    list: (name) => keysIn(s3, name === undefined ? '' : `${checkedKey(name)}/`),
    whyUnusable: () => whyNoStore(s3),
  }
}
