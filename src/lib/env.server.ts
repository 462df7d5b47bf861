import { isIP } from 'node:net'
import path from 'node:path'
import { z } from 'zod'
import { type BackupBucket, backupBucketIn, type StoreSettings, s3In, storeShape } from './store-settings.server.ts'
import { LOOPBACK, WrongSetting } from './wrong-setting.server.ts'

export interface PaymobSettings {
  secretKey: string
  publicKey: string
  apiKey: string
  hmacSecret: string
  integrationId: number
  ownerId: number
  /** Without a slash at its end. */
  apiUrl: string
  /** Undefined: the hosted checkout by redirect. */
  iframeId: string | undefined
  isSimulated: boolean
}

/** The shop's settings, as docs/operating.md lists them. */
export interface Settings {
  port: number
  host: string
  /** Origin that shoppers see, without a slash at its end. */
  publicUrl: string
  /** On a loopback address the shop makes up what is missing. */
  demo: boolean
  dataDir: string
  databaseUrl: string | undefined
  /** Where it is copied to as it changes: for what every stranger is told. */
  databaseReplicaUrl: string | undefined
  /** Kept in the bucket where there is one, else in the folder. */
  backups: { dir: string; bucket: BackupBucket | undefined; secret: string | undefined; isNightly: boolean }
  demoData: boolean
  admin: { email: string; password: string } | undefined
  secret: string | undefined
  google: { clientId: string; clientSecret: string; issuer: string } | undefined
  paymob: PaymobSettings | undefined
  simulatorPort: number
  /** Where uploads are kept; undefined: under `dataDir`. */
  s3: StoreSettings | undefined
  smtpUrl: string | undefined
  mailFrom: string
  trustProxy: string[]
  rateLimits: boolean
  /** Server processes on this machine, 1 to 16. */
  workers: number
  /** That one process keeps open at a time; whoever comes then is told to come back. */
  mostConnections: number
  /** Where Prometheus reads, on this machine; undefined: nowhere. */
  metricsPort: number | undefined
  /** A collector of traces, by OTLP over HTTP; undefined: none. */
  tracesTo: string | undefined
  logLevel: string
  /** Pages from their sources, as whoever started the server reads them: `npm run dev`. */
  workshop: boolean
  /** Whoever started the server; when it is gone, the server ends itself. */
  parentPid: number | undefined
}

type Env = Record<string, string | undefined>

const PAYMOB = ['SECRET_KEY', 'PUBLIC_KEY', 'API_KEY', 'HMAC_SECRET', 'INTEGRATION_ID', 'OWNER_ID']
const S3 = ['BUCKET', 'ENDPOINT', 'REGION', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY']

/** Above it their connections are more than PostgreSQL lets in as it comes. */
const MOST_WORKERS = 16

const NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

function isProxy(text: string): boolean {
  const [address = '', bits = '1', ...rest] = text.split('/')
  const most = { 4: 32, 6: 128 }[isIP(address)] ?? 0
  return NETWORKS.includes(text) || (rest.length === 0 && /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most)
}

const port = z.coerce.number().int().min(1).max(65_535)
const wholeNumber = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, 'needs a whole number')
  .transform(Number)
const shape = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  BACKUPS: z.enum(['on', 'off']).optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEY: z.string().min(32, 'needs 32 bytes or more').optional(),
  DEMO_DATA: z.enum(['on', 'off']).optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8, 'needs 8 characters or more').optional(),
  SECRET: z.string().min(32, 'needs 32 bytes or more').optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  PAYMOB_SECRET_KEY: z.string().optional(),
  PAYMOB_PUBLIC_KEY: z.string().optional(),
  PAYMOB_API_KEY: z.string().optional(),
  PAYMOB_HMAC_SECRET: z.string().optional(),
  PAYMOB_INTEGRATION_ID: wholeNumber.optional(),
  PAYMOB_OWNER_ID: wholeNumber.optional(),
  PAYMOB_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  PAYMOB_IFRAME_ID: z
    .string()
    .regex(/^\d{1,12}$/, 'needs a number')
    .optional(),
  PAYMOB_SIMULATOR_PORT: port.optional(),
  ...storeShape,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .refine((list) => list.every(isProxy), 'needs addresses or networks, like 10.0.0.0/8')
    .default([]),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  WORKERS: z.coerce.number().int().min(1).max(MOST_WORKERS).default(1),
  MOST_CONNECTIONS: z.coerce.number().int().min(10).max(100_000).default(10_000),
  METRICS_PORT: port.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SHOP_WORKSHOP: z.enum(['on', 'off']).default('off'),
  SHOP_PARENT_PID: z.coerce.number().int().positive().optional(),
})

function parsed(env: Env): z.output<typeof shape> {
  // An empty line in .env means "not set".
  const rawValues = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const outcome = shape.safeParse(rawValues)
  if (outcome.success) return outcome.data
  const [issue] = outcome.error.issues
  throw new WrongSetting(`Wrong setting ${issue?.path.join('.')}: ${issue?.message}`)
}

function refuseHalfSettings(env: Env): void {
  refuseHalf(env, 'PAYMOB_', PAYMOB, 'Paymob')
  refuseHalf(env, 'S3_', S3, 'S3')
}

function refuseHalf(env: Env, prefix: string, names: readonly string[], called: string): void {
  const missing = names.filter((name) => !env[prefix + name])
  if (missing.length > 0 && missing.length < names.length)
    throw new WrongSetting(`Wrong setting ${prefix}${missing[0]}: give every ${called} setting or none`)
}

function refuseInProduction(values: z.output<typeof shape>, demo: boolean): void {
  if (demo) return
  if (!values.SECRET) throw new WrongSetting('Wrong setting SECRET: required where PUBLIC_URL is not this machine')
  if (values.RATE_LIMITS === 'off') throw new WrongSetting('Wrong setting RATE_LIMITS: off is for load tests of a demo')
  if (values.SHOP_WORKSHOP === 'on') throw new WrongSetting('Wrong setting SHOP_WORKSHOP: it is for a demo')
}

function refuseTogether(values: z.output<typeof shape>): void {
  const { WORKERS, SHOP_WORKSHOP, DATABASE_URL, DATABASE_REPLICA_URL, BACKUP_DIR, BACKUP_S3_BUCKET } = values
  if (BACKUP_DIR && BACKUP_S3_BUCKET)
    throw new WrongSetting('Wrong setting BACKUP_DIR: back-ups go to BACKUP_S3_BUCKET, give one of the two')
  if (DATABASE_REPLICA_URL && !DATABASE_URL)
    throw new WrongSetting('Wrong setting DATABASE_REPLICA_URL: it needs DATABASE_URL, whose replica it is')
  if (WORKERS > 1 && SHOP_WORKSHOP === 'on')
    throw new WrongSetting('Wrong setting WORKERS: npm run dev is one process, leave it out')
}

function adminIn({ ADMIN_EMAIL, ADMIN_PASSWORD }: z.output<typeof shape>): Settings['admin'] {
  if (!ADMIN_EMAIL && !ADMIN_PASSWORD) return undefined
  if (!ADMIN_EMAIL) throw new WrongSetting('Wrong setting ADMIN_EMAIL: required with ADMIN_PASSWORD')
  if (!ADMIN_PASSWORD) throw new WrongSetting('Wrong setting ADMIN_PASSWORD: required with ADMIN_EMAIL')
  return { email: ADMIN_EMAIL.toLowerCase(), password: ADMIN_PASSWORD }
}

function googleIn(values: z.output<typeof shape>, demo: boolean): Settings['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = values
  if (!clientId && !clientSecret) return undefined
  if (!clientId) throw new WrongSetting('Wrong setting GOOGLE_CLIENT_ID: required with GOOGLE_CLIENT_SECRET')
  if (!clientSecret) throw new WrongSetting('Wrong setting GOOGLE_CLIENT_SECRET: required with GOOGLE_CLIENT_ID')
  if (!demo && !issuer.startsWith('https:')) throw new WrongSetting('Wrong setting GOOGLE_ISSUER: needs https')
  return { clientId, clientSecret, issuer }
}

/** The simulator's: nobody's money hangs on them, and it is reached on this machine only. */
const SIMULATED = {
  secretKey: 'egy_sk_test_simulator',
  publicKey: 'egy_pk_test_simulator',
  apiKey: 'simulator-api-key',
  hmacSecret: 'simulator-hmac-secret',
  integrationId: 4_913_066,
  ownerId: 1_891_398,
  isSimulated: true,
}

const simulatorPortIn = ({ PAYMOB_SIMULATOR_PORT, PORT }: z.output<typeof shape>): number =>
  PAYMOB_SIMULATOR_PORT ?? (PORT < 65_535 ? PORT + 1 : PORT - 1)

function paymobIn(values: z.output<typeof shape>, publicUrl: URL, demo: boolean): Settings['paymob'] {
  const { PAYMOB_API_URL: apiUrl, PAYMOB_IFRAME_ID: iframeId } = values
  if (apiUrl && !demo && !apiUrl.startsWith('https:'))
    throw new WrongSetting('Wrong setting PAYMOB_API_URL: needs https')
  const { PAYMOB_SECRET_KEY: secretKey, PAYMOB_PUBLIC_KEY: publicKey, PAYMOB_API_KEY: apiKey } = values
  const { PAYMOB_HMAC_SECRET: hmacSecret, PAYMOB_INTEGRATION_ID: integrationId, PAYMOB_OWNER_ID: ownerId } = values
  if (secretKey && publicKey && apiKey && hmacSecret && integrationId && ownerId) {
    const keys = { secretKey, publicKey, apiKey, hmacSecret, integrationId, ownerId }
    return { ...keys, apiUrl: new URL(apiUrl ?? 'https://accept.paymob.com').origin, iframeId, isSimulated: false }
  }
  if (apiUrl) throw new WrongSetting('Wrong setting PAYMOB_API_URL: give every Paymob setting with it')
  if (iframeId && !demo) throw new WrongSetting('Wrong setting PAYMOB_IFRAME_ID: give every Paymob setting with it')
  return demo
    ? { ...SIMULATED, apiUrl: `http://${publicUrl.hostname}:${simulatorPortIn(values)}`, iframeId }
    : undefined
}

const ROOT = path.resolve(import.meta.dirname, '../..')

export function readSettings(env: Env): Settings {
  const values = parsed(env)
  refuseHalfSettings(env)
  refuseTogether(values)
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin
  const demo = LOOPBACK.test(new URL(publicUrl).hostname)
  refuseInProduction(values, demo)
  const dataDir = path.resolve(ROOT, values.DATA_DIR ?? '.data')
  const wantsDemoData = values.DEMO_DATA ?? (demo && !values.DATABASE_URL ? 'on' : 'off')
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    demo,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
    backups: {
      dir: path.resolve(ROOT, values.BACKUP_DIR ?? path.join(dataDir, 'backups')),
      bucket: backupBucketIn(values, demo),
      secret: values.BACKUP_KEY,
      isNightly: values.BACKUPS ? values.BACKUPS === 'on' : !demo,
    },
    demoData: wantsDemoData === 'on',
    admin: adminIn(values),
    secret: values.SECRET,
    google: googleIn(values, demo),
    paymob: paymobIn(values, new URL(publicUrl), demo),
    simulatorPort: simulatorPortIn(values),
    s3: s3In(values, demo),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `Black & White <shop@${new URL(publicUrl).hostname}>`,
    trustProxy: values.TRUST_PROXY,
    rateLimits: values.RATE_LIMITS === 'on',
    workers: values.WORKERS,
    mostConnections: values.MOST_CONNECTIONS,
    metricsPort: values.METRICS_PORT,
    tracesTo: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: values.LOG_LEVEL,
    workshop: values.SHOP_WORKSHOP === 'on',
    parentPid: values.SHOP_PARENT_PID,
  }
}
