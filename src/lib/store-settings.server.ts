import { z } from 'zod'
import { LOOPBACK, WrongSetting } from './wrong-setting.server.ts'

export interface StoreSettings {
  bucket: string
  /** With no slash at its end. */
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export interface BackupBucket extends StoreSettings {
  /** What each key begins with: empty, or with a slash at its end. */
  prefix: string
}

const bucketName = z.string().regex(/^[\w][\w.-]{1,254}$/, 'needs the name of a bucket')
const address = z.url({ protocol: /^https?$/ })
const region = z.string().regex(/^[\w-]{1,63}$/, 'needs the name of a region, “auto” where the store has none')

export const storeShape = {
  S3_BUCKET: bucketName.optional(),
  S3_ENDPOINT: address.optional(),
  S3_REGION: region.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_S3_BUCKET: bucketName.optional(),
  BACKUP_S3_PREFIX: z
    .string()
    .regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/, 'needs names with slashes between them')
    .optional(),
  BACKUP_S3_ENDPOINT: address.optional(),
  BACKUP_S3_REGION: region.optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
}

const shape = z.object(storeShape)
type Values = z.output<typeof shape>

/** What is sent there is signed, not sealed, and personal. */
function endpointOf(text: string, name: string, demo: boolean): string {
  const { protocol, hostname, origin, pathname } = new URL(text)
  if (!demo && protocol !== 'https:' && !LOOPBACK.test(hostname))
    throw new WrongSetting(`Wrong setting ${name}: needs https`)
  return (origin + pathname).replace(/\/+$/, '')
}

export function s3In(values: Values, demo: boolean): StoreSettings | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: ofRegion } = values
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (!bucket || !endpoint || !ofRegion || !accessKeyId || !secretAccessKey) return undefined
  const settings = { bucket, region: ofRegion, accessKeyId, secretAccessKey }
  return { ...settings, endpoint: endpointOf(endpoint, 'S3_ENDPOINT', demo) }
}

function requiredValue(values: Values, name: 'ENDPOINT' | 'REGION' | 'ACCESS_KEY_ID' | 'SECRET_ACCESS_KEY'): string {
  const value = values[`BACKUP_S3_${name}`] ?? values[`S3_${name}`]
  if (value) return value
  throw new WrongSetting(`Wrong setting BACKUP_S3_${name}: BACKUP_S3_BUCKET needs it, or S3_${name}`)
}

function refuseHalfKey({ BACKUP_S3_ACCESS_KEY_ID: id, BACKUP_S3_SECRET_ACCESS_KEY: secret }: Values): void {
  if (id && !secret)
    throw new WrongSetting('Wrong setting BACKUP_S3_SECRET_ACCESS_KEY: required with BACKUP_S3_ACCESS_KEY_ID')
  if (secret && !id)
    throw new WrongSetting('Wrong setting BACKUP_S3_ACCESS_KEY_ID: required with BACKUP_S3_SECRET_ACCESS_KEY')
}

/** Whatever is not said of it is as it is for the uploads. */
export function backupBucketIn(values: Values, demo: boolean): BackupBucket | undefined {
  const { BACKUP_S3_BUCKET: bucket, BACKUP_S3_PREFIX: prefix } = values
  if (!bucket) {
    const stray = Object.entries(values).find(([name, value]) => name.startsWith('BACKUP_S3_') && value !== undefined)
    if (stray) throw new WrongSetting(`Wrong setting ${stray[0]}: give BACKUP_S3_BUCKET with it`)
    return undefined
  }
  refuseHalfKey(values)
  const endpoint = endpointOf(requiredValue(values, 'ENDPOINT'), 'BACKUP_S3_ENDPOINT', demo)
  const uploads = s3In(values, demo)
  if (uploads?.bucket === bucket && uploads.endpoint === endpoint)
    throw new WrongSetting(
      'Wrong setting BACKUP_S3_BUCKET: the uploads are in it, and would be lost with their back-up',
    )
  return {
    ...{ bucket, endpoint, prefix: prefix ? `${prefix}/` : '' },
    region: requiredValue(values, 'REGION'),
    accessKeyId: requiredValue(values, 'ACCESS_KEY_ID'),
    secretAccessKey: requiredValue(values, 'SECRET_ACCESS_KEY'),
  }
}
