import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSettings } from './env.server.ts'
import { WrongSetting } from './wrong-setting.server.ts'

const SECRET = 'a secret of thirty-two bytes or more'
const PRODUCTION = { PUBLIC_URL: 'https://shop.example', SECRET }

const PAYMOB = {
  PAYMOB_SECRET_KEY: 'sk',
  PAYMOB_PUBLIC_KEY: 'pk',
  PAYMOB_API_KEY: 'ak',
  PAYMOB_HMAC_SECRET: 'hs',
  PAYMOB_INTEGRATION_ID: '1',
  PAYMOB_OWNER_ID: '2',
}

const S3 = {
  S3_BUCKET: 'uploads',
  S3_ENDPOINT: 'https://store.example/s3/',
  S3_REGION: 'auto',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
}

/** In a bucket beside the uploads', by their settings. */
const BACKUP = { ...S3, BACKUP_S3_BUCKET: 'nights' }

/** What the operator reads: the line that a wrong setting gives. */
function lineFor(env: Record<string, string>): string {
  try {
    readSettings(env)
    return 'nothing was wrong'
  } catch (error) {
    if (error instanceof WrongSetting) return error.message
    throw error
  }
}

describe('without settings', () => {
  test('the shop is a demo on this machine', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      demo: true,
      demoData: true,
      rateLimits: true,
      logLevel: 'info',
      trustProxy: [],
      mailFrom: 'Black & White <shop@localhost>',
      secret: undefined,
      admin: undefined,
      databaseUrl: undefined,
      smtpUrl: undefined,
    })
    expect(path.isAbsolute(readSettings({}).dataDir)).toBe(true)
  })

  test('a line of .env that is left empty says nothing', () => {
    const names = [
      'PORT',
      'PUBLIC_URL',
      'DATABASE_URL',
      'SECRET',
      'ADMIN_EMAIL',
      'SMTP_URL',
      'RATE_LIMITS',
      'PAYMOB_API_KEY',
    ]
    expect(readSettings(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readSettings({}))
  })

  test('demo goods are not put into a database that was given', () => {
    const DATABASE_URL = 'postgres://shop@db/shop'
    expect(readSettings({ DATABASE_URL }).demoData).toBe(false)
    expect(readSettings({ DATABASE_URL, DEMO_DATA: 'on' }).demoData).toBe(true)
    expect(readSettings({ DEMO_DATA: 'off' }).demoData).toBe(false)
    expect(readSettings(PRODUCTION).demoData).toBe(false)
  })
})

describe('what is said', () => {
  test('is taken over, cleaned of what does not belong', () => {
    const env = { PORT: '8080', PUBLIC_URL: 'https://Shop.Example/', TRUST_PROXY: '10.0.0.0/8, ::1', SECRET }
    expect(readSettings({ ...env, ADMIN_EMAIL: 'Owner@Shop.Example', ADMIN_PASSWORD: 'long enough' })).toMatchObject({
      port: 8080,
      publicUrl: 'https://shop.example',
      demo: false,
      trustProxy: ['10.0.0.0/8', '::1'],
      admin: { email: 'owner@shop.example', password: 'long enough' },
    })
  })

  test.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'http://127.9.9.9', 'http://[::1]:3000'])(
    '%s is this machine',
    (PUBLIC_URL) => expect(readSettings({ PUBLIC_URL }).demo).toBe(true),
  )

  test.each([
    'http://shop.example',
    'http://10.0.0.7:3000',
    'http://localhost.evil.example',
    'http://127.0.0.1.nip.io',
  ])('%s is not, and needs a secret', (PUBLIC_URL) => expect(lineFor({ PUBLIC_URL })).toMatch(/SECRET: required/))
})

describe('a wrong setting is named in one line', () => {
  test.each([
    ['PORT', { PORT: 'harbour' }],
    ['PORT', { PORT: '0' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '80.5' }],
    ['PORT', { PORT: ' ' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'shop.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'ftp://shop.example' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://db/shop' }],
    ['DATABASE_URL', { DATABASE_URL: 'db' }],
    ['DATABASE_REPLICA_URL', { DATABASE_URL: 'postgres://shop@db/shop', DATABASE_REPLICA_URL: 'mysql://db/shop' }],
    ['DATABASE_REPLICA_URL', { DATABASE_REPLICA_URL: 'postgres://shop@db/shop' }],
    ['DEMO_DATA', { DEMO_DATA: 'yes' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'owner', ADMIN_PASSWORD: 'long enough' }],
    ['ADMIN_EMAIL', { ADMIN_PASSWORD: 'long enough' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'owner@shop.example' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'owner@shop.example', ADMIN_PASSWORD: '1234567' }],
    ['SECRET', { SECRET: 'secret' }],
    ['SECRET', { SECRET: 'x'.repeat(31) }],
    ['SECRET', { PUBLIC_URL: 'https://shop.example' }],
    ['SECRET', { PUBLIC_URL: 'https://shop.example', SECRET: '' }],
    ['SMTP_URL', { SMTP_URL: 'http://mail' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'sometimes' }],
    ['RATE_LIMITS', { ...PRODUCTION, RATE_LIMITS: 'off' }],
    ['SHOP_WORKSHOP', { ...PRODUCTION, SHOP_WORKSHOP: 'on' }],
    ['WORKERS', { WORKERS: '0' }],
    ['WORKERS', { WORKERS: '17' }],
    ['MOST_CONNECTIONS', { MOST_CONNECTIONS: '9' }],
    ['WORKERS', { WORKERS: '2', SHOP_WORKSHOP: 'on' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/8, proxy.example' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/99' }],
    ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'id' }],
    ['GOOGLE_CLIENT_ID', { GOOGLE_CLIENT_SECRET: 'secret' }],
    ['S3_ENDPOINT', { ...S3, S3_ENDPOINT: 'store.example' }],
    ['S3_ENDPOINT', { ...PRODUCTION, ...S3, S3_ENDPOINT: 'http://store.example' }],
    ['S3_BUCKET', { ...S3, S3_BUCKET: '../up' }],
    ['S3_REGION', { ...S3, S3_REGION: 'Cairo, Egypt' }],
    ['BACKUP_S3_BUCKET', { ...BACKUP, BACKUP_S3_BUCKET: 'uploads' }],
    ['BACKUP_S3_PREFIX', { ...BACKUP, BACKUP_S3_PREFIX: '../nights' }],
    ['BACKUP_S3_PREFIX', { ...S3, BACKUP_S3_PREFIX: 'nights' }],
    ['BACKUP_S3_ENDPOINT', { BACKUP_S3_BUCKET: 'nights' }],
    ['BACKUP_S3_ENDPOINT', { ...PRODUCTION, ...BACKUP, BACKUP_S3_ENDPOINT: 'http://nights.example' }],
    ['BACKUP_S3_SECRET_ACCESS_KEY', { ...BACKUP, BACKUP_S3_ACCESS_KEY_ID: 'other' }],
    ['BACKUP_S3_ACCESS_KEY_ID', { ...BACKUP, BACKUP_S3_SECRET_ACCESS_KEY: 'other' }],
    ['BACKUP_DIR', { ...BACKUP, BACKUP_DIR: '/nights' }],
    ['PAYMOB_IFRAME_ID', { ...PAYMOB, PAYMOB_IFRAME_ID: '../7' }],
    ['PAYMOB_IFRAME_ID', { ...PRODUCTION, PAYMOB_IFRAME_ID: '7' }],
    ['PAYMOB_INTEGRATION_ID', { ...PAYMOB, PAYMOB_INTEGRATION_ID: '0x7' }],
    ['PAYMOB_API_URL', { PAYMOB_API_URL: 'https://accept.paymob.com' }],
    ['PAYMOB_API_URL', { ...PRODUCTION, ...PAYMOB, PAYMOB_API_URL: 'http://accept.paymob.com' }],
    ['PAYMOB_SIMULATOR_PORT', { PAYMOB_SIMULATOR_PORT: '0' }],
  ])('%s in %j', (name, env) => {
    const line = lineFor(env)
    expect(line).toMatch(new RegExp(`^Wrong setting ${name}: .+`))
    expect(line).not.toContain('\n')
  })

  test.each([
    ['Paymob', PAYMOB],
    ['S3', S3],
  ])('AU16: half of the %s settings are worse than none: the missing one is named', (called, all) => {
    for (const name of Object.keys(all)) {
      const rest = Object.fromEntries(Object.entries(all).filter(([each]) => each !== name))
      expect(lineFor(rest)).toBe(`Wrong setting ${name}: give every ${called} setting or none`)
      expect(lineFor({ ...all, [name]: '' })).toBe(`Wrong setting ${name}: give every ${called} setting or none`)
    }
    expect(lineFor(all)).toBe('nothing was wrong')
  })

  test('a store is spoken to at its address, without a slash at its end; without one, files stay on this machine', () => {
    const store = { bucket: 'uploads', endpoint: 'https://store.example/s3', region: 'auto' }
    expect(readSettings({ ...PRODUCTION, ...S3 }).s3).toMatchObject(store)
    expect(readSettings({}).s3).toBeUndefined()
  })

  test('back-ups go to a bucket of their own, where and by the key that uploads have unless another is given', () => {
    const key = { accessKeyId: 'id', secretAccessKey: 'key', region: 'auto' }
    const beside = { bucket: 'nights', prefix: '', endpoint: 'https://store.example/s3', ...key }
    expect(readSettings({ ...PRODUCTION, ...BACKUP }).backups.bucket).toEqual(beside)
    const elsewhere = {
      ...{ BACKUP_S3_PREFIX: 'shop/a', BACKUP_S3_ENDPOINT: 'https://nights.example/', BACKUP_S3_REGION: 'eu' },
      ...{ BACKUP_S3_ACCESS_KEY_ID: 'other', BACKUP_S3_SECRET_ACCESS_KEY: 'secret', BACKUP_S3_BUCKET: 'uploads' },
    }
    const there = { bucket: 'uploads', prefix: 'shop/a/', endpoint: 'https://nights.example', region: 'eu' }
    const otherKey = { accessKeyId: 'other', secretAccessKey: 'secret' }
    expect(readSettings({ ...PRODUCTION, ...S3, ...elsewhere }).backups.bucket).toEqual({ ...there, ...otherKey })
    expect(readSettings({ ...PRODUCTION, ...elsewhere }).backups.bucket).toEqual({ ...there, ...otherKey })
    expect(readSettings({ ...PRODUCTION, ...S3 }).backups.bucket).toBeUndefined()
  })

  test('without keys a demo pays at the simulator, and production offers no card', () => {
    expect(readSettings({ PORT: '8080' }).paymob).toMatchObject({ apiUrl: 'http://localhost:8081', isSimulated: true })
    const elsewhere = readSettings({ PAYMOB_SIMULATOR_PORT: '9000', PUBLIC_URL: 'http://127.0.0.1:3000' })
    expect(elsewhere.paymob?.apiUrl).toBe('http://127.0.0.1:9000')
    expect(readSettings(PRODUCTION).paymob).toBeUndefined()
    const real = { apiUrl: 'https://accept.paymob.com', integrationId: 1, ownerId: 2, isSimulated: false }
    expect(readSettings({ ...PRODUCTION, ...PAYMOB }).paymob).toMatchObject(real)
  })

  test('and never said: a line about a secret does not hold it', () => {
    expect(lineFor({ SECRET: 'hunter2' })).not.toContain('hunter2')
    expect(lineFor({ ADMIN_EMAIL: 'owner@shop.example', ADMIN_PASSWORD: 'hunter2' })).not.toContain('hunter2')
    expect(lineFor({ DATABASE_URL: 'mysql://shop:hunter2@db/shop' })).not.toContain('hunter2')
  })
})
