import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'

/** As whoever runs the server types it; what was said. */
export async function typeBackup(script: string, words: string[], settings: Record<string, string>): Promise<string> {
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, SHOP_ENV_FILE: 'none', ...settings }
  return promisify(execFile)(process.execPath, [`scripts/${script}.mjs`, ...words], { env }).then(
    ({ stdout }) => stdout.trim(),
    ({ stderr }) => stderr.trim(),
  )
}

export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  return client.query(text).then(
    ({ rows }) => client.end().then(() => rows),
    (error) => client.end().then(() => Promise.reject(error)),
  )
}

/** Every row of every table, and where the counters stand. */
export async function contentOf(url: string): Promise<Record<string, unknown>> {
  const tables = await query(
    url,
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  const names = tables.map(({ relname }) => String(relname)).filter((name) => name !== 'rate_limits')
  const sums = names.sort().map(async (name) => {
    const [row] = await query(
      url,
      `select count(*), md5(string_agg(t::text, '|' order by t::text)) from public.${name} t`,
    )
    return [name, row]
  })
  return {
    ...Object.fromEntries((await Promise.all(sums)).filter(([name]) => !String(name).startsWith('kysely'))),
    counters: await query(
      url,
      'select sequencename, last_value from pg_sequences where schemaname = $$public$$ order by 1',
    ),
    rules: await query(
      url,
      `select conrelid::regclass::text, pg_get_constraintdef(oid) as rule from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('f', 'c') order by 1, 2`,
    ),
    silent: await query(url, `select tgname from pg_trigger where tgenabled = 'D'`),
    jobs: await query(
      url,
      `select id, name, data, start_after from pgboss.job where state < 'completed' and name like 'send-%' order by id`,
    ),
  }
}
