import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { lastBackup } from '#backups/last-backup.server.ts'
import type { Database, Db } from '#lib/db.server.ts'
import type { Settings } from '#lib/env.server.ts'
import { counted } from '#lib/metrics.server.ts'
import { countAttention, countOrdersSince, countQueues, countTriesSince } from './db.server.ts'
import { freeRoom } from './free-room.server.ts'

/** Milliseconds. */
const HOUR = 3_600_000

interface Shop {
  database: Database
  settings: Pick<Settings, 'dataDir' | 'backups'>
}

interface Reading {
  labels?: Record<string, string>
  value: number
}

type Read = () => Promise<Reading[]> | Reading[]

const labelled = <Row extends { count: number }>(rows: readonly Row[], name: Exclude<keyof Row, 'count'> & string) =>
  rows.map((row) => ({ labels: { [name]: String(row[name]) }, value: row.count }))

function queueGauges(db: Db): Record<string, [help: string, read: Read]> {
  const each =
    (what: 'due' | 'oldest' | 'failed'): Read =>
    async () =>
      (await countQueues(db)).map((queue) => ({ labels: { queue: queue.name }, value: queue[what] }))
  return {
    shop_queue_due: ['Jobs that are due and wait', each('due')],
    shop_queue_oldest_seconds: ['For how long the first of them has been due', each('oldest')],
    shop_queue_failed: ['Jobs that were given up after all their tries', each('failed')],
  }
}

function orderGauges(db: Db): Record<string, [help: string, read: Read]> {
  const since = (): Date => new Date(Date.now() - HOUR)
  return {
    shop_orders_last_hour: [
      'Orders of the last hour',
      async () => labelled(await countOrdersSince(db, since()), 'method'),
    ],
    shop_card_tries_last_hour: [
      'Tries to pay by card, of orders of the last hour, by what became of them',
      async () => labelled(await countTriesSince(db, since()), 'state'),
    ],
    shop_orders_attention: [
      'Orders that the shop itself could not settle',
      async () => [{ value: await countAttention(db) }],
    ],
  }
}

function machineGauges({ database: { pool }, settings }: Shop): Record<string, [help: string, read: Read]> {
  const of = (state: string, value: number): Reading => ({ labels: { state }, value })
  const free = async (): Promise<Reading[]> => {
    return [{ value: await freeRoom(settings.dataDir) }]
  }
  const age = async (): Promise<Reading[]> => {
    const last = await lastBackup(settings.backups.dir)
    return last ? [{ value: (Date.now() - Date.parse(last)) / 1000 }] : []
  }
  return {
    shop_database_connections: [
      'Connections of this process, and who waits for one',
      () => [of('open', pool.totalCount), of('idle', pool.idleCount), of('waited for', pool.waitingCount)],
    ],
    shop_disk_free_bytes: ['Room where DATA_DIR is', free],
    shop_backup_age_seconds: ['Since the last back-up in BACKUP_DIR; absent where there is none', age],
  }
}

function registryOf(shop: Shop): Registry {
  const own = new Registry()
  collectDefaultMetrics({ register: own })
  const gauges = { ...queueGauges(shop.database.db), ...orderGauges(shop.database.db), ...machineGauges(shop) }
  for (const [name, [help, read]] of Object.entries(gauges)) {
    const gauge: Gauge = new Gauge({
      ...{ name, help, registers: [own] },
      labelNames: ['queue', 'method', 'state'],
      async collect() {
        gauge.reset()
        for (const { labels = {}, value } of await read()) gauge.set(labels, value)
      },
    })
  }
  return Registry.merge([counted, own])
}

/** Prometheus reads them at /metrics, on this machine alone: they say how business goes. */
export async function openMetrics(shop: Shop, port: number): Promise<{ port: number; close: () => void }> {
  const registry = registryOf(shop)
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.setHeader('content-type', registry.contentType).end(text),
      () => response.writeHead(503).end(),
    )
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() }
}
