import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { lastBackup } from '#backups/last-backup.server.ts'
import type { Database, Db } from '#lib/db.server.ts'
import type { Settings } from '#lib/env.server.ts'
import { served, worked } from '#lib/metrics.server.ts'
import { countInLine } from '#orders/line/in-line.server.ts'
import { METHODS } from '#orders/order.ts'
import { countAttention, countOrdersSince, countQueues, countTriesSince } from './db.server.ts'
import { freeRoom } from './free-room.server.ts'

/** Milliseconds. */
const HOUR = 3_600_000

interface Shop {
  database: Database
  settings: Pick<Settings, 'dataDir' | 'backups' | 'workers'>
}

interface Reading {
  labels?: Record<string, string>
  value: number
}

type Read = () => Promise<Reading[]> | Reading[]

type Gauges = Record<string, [help: string, read: Read]>

const labelled = <Row extends { count: number }>(rows: readonly Row[], name: Exclude<keyof Row, 'count'> & string) =>
  rows.map((row) => ({ labels: { [name]: String(row[name]) }, value: row.count }))

function queueGauges(db: Db): Gauges {
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

/** Said too: an hour without a line would ring no alarm. */
const NO_ORDERS: Reading[] = METHODS.map((method) => ({ labels: { method }, value: 0 }))

function orderGauges(db: Db): Gauges {
  const since = (): Date => new Date(Date.now() - HOUR)
  return {
    shop_orders_last_hour: [
      'Orders of the last hour',
      async () => [...NO_ORDERS, ...labelled(await countOrdersSince(db, since()), 'method')],
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

function connectionGauges({ pool }: Database): Gauges {
  const of = (state: string, value: number): Reading => ({ labels: { state }, value })
  return {
    shop_database_connections: [
      'Connections of those who serve, and who waits for one',
      () => [of('open', pool.totalCount), of('idle', pool.idleCount), of('waited for', pool.waitingCount)],
    ],
    shop_orders_in_line: ['Orders that wait for their turn at a size', () => [{ value: countInLine() }]],
  }
}

function machineGauges(settings: Shop['settings']): Gauges {
  const free = async (): Promise<Reading[]> => {
    return [{ value: await freeRoom(settings.dataDir) }]
  }
  const age = async (): Promise<Reading[]> => {
    const { at } = await lastBackup(settings.backups, new Date())
    return at ? [{ value: (Date.now() - Date.parse(at)) / 1000 }] : []
  }
  return {
    shop_disk_free_bytes: ['Room where DATA_DIR is', free],
    shop_backup_age_seconds: ['Since the last back-up; absent where none was seen', age],
  }
}

function registryOf(gauges: Gauges): Registry {
  const registry = new Registry()
  for (const [name, [help, read]] of Object.entries(gauges)) {
    const gauge: Gauge = new Gauge({
      ...{ name, help, registers: [registry] },
      labelNames: ['queue', 'method', 'state'],
      async collect() {
        gauge.reset()
        for (const { labels = {}, value } of await read()) gauge.set(labels, value)
      },
    })
  }
  return registry
}

/** What a process that answers requests knows of itself. */
function ofServing(database: Database): Registry[] {
  const own = registryOf(connectionGauges(database))
  collectDefaultMetrics({ register: own })
  return [served, own]
}

/** A worker’s part of the metrics: the process that started it asks for them, and adds up. */
export function shareMetrics(database: Database): void {
  new AggregatorRegistry()
  AggregatorRegistry.setRegistries(ofServing(database))
}

function readingsOf({ database, settings }: Shop): () => Promise<string> {
  const { db } = database
  const shops = registryOf({ ...queueGauges(db), ...orderGauges(db), ...machineGauges(settings) })
  if (settings.workers === 1) {
    const all = Registry.merge([...ofServing(database), worked, shops])
    return () => all.metrics()
  }
  const workers = new AggregatorRegistry()
  const here = Registry.merge([worked, shops])
  return async () => `${await workers.clusterMetrics()}\n${await here.metrics()}`
}

/** Prometheus reads them at /metrics, on this machine alone: they say how business goes. */
export async function openMetrics(shop: Shop, port: number): Promise<{ port: number; close: () => void }> {
  const read = readingsOf(shop)
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    read().then(
      (text) => response.setHeader('content-type', Registry.PROMETHEUS_CONTENT_TYPE).end(text),
      () => response.writeHead(503).end(),
    )
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() }
}
