import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import { freePort } from '../../scripts/processes.mjs'

export interface Store {
  settings: Record<'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>
  /** Nobody answers until it is opened again, with all that it has. */
  stop: () => Promise<void>
  open: () => Promise<void>
  close: () => Promise<void>
}

const BUCKETS = [{ name: 'uploads' }, { name: 'backups' }]

/** A store that speaks S3 and checks signatures, as several machines would share it. */
export async function openTestStore(): Promise<Store> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'shop-store-'))
  const port = await freePort()
  const place = { port, address: '127.0.0.1', directory }
  let server: S3rver | undefined
  const open = async (): Promise<void> => {
    server = new S3rver({ ...place, silent: true, vhostBuckets: false, configureBuckets: BUCKETS })
    await server.run()
  }
  const stop = async (): Promise<void> => {
    await server?.close()
    server = undefined
  }
  await open()
  return {
    settings: {
      S3_BUCKET: 'uploads',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'eu-central-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop,
    open,
    close: async () => {
      await stop()
      await rm(directory, { recursive: true })
    },
  }
}
