import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFee, makeOrder, makeProduct } from '../../tests/support/builders.ts'
import { testShop } from '../../tests/support/shop.ts'
import { METHODS } from '../orders/order.ts'
import { openMetrics } from './open-metrics.server.ts'

test('what goes on is read beside the shop: requests, refusals, queues, orders, connections, room, back-ups', async () => {
  const shop = await testShop({ METRICS_PORT: '9464' })
  onTestFinished(() => shop.close())
  const { database, deps, dataDir } = shop
  const backups = { dir: path.join(dataDir, 'backups'), bucket: undefined, secret: undefined, isNightly: false }
  const { port, close } = await openMetrics({ database, settings: { dataDir, backups, workers: 1 } }, 0)
  onTestFinished(close)
  const read = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

  await makeFee(deps.db)
  const product = await makeProduct(deps.db, { sizes: [{ size: 'M', stock: 5 }] })
  const before = await read()
  for (const method of METHODS) expect(before).toContain(`shop_orders_last_hour{method="${method}"} 0\n`)
  expect(before).toMatch(/shop_refusals_total\{code="UNEXPECTED"\} \d+\n/)
  await makeOrder(deps.db, [{ productId: product.id, size: 'M', quantity: 1 }])
  await deps.db.updateTable('orders').set({ createdAt: new Date(), attention: 'paid late' }).execute()
  await fetch(`${shop.url}/api/products/${product.id}`)
  await fetch(`${shop.url}/api/products/nothing`)
  const text = await read()
  expect(text).toMatch(/shop_http_request_seconds_count\{method="GET",route="\/api\/products\/:id",status="200"\} 1\n/)
  expect(text).toMatch(/shop_refusals_total\{code="NOT_FOUND"\} [1-9]/)
  expect(text).toContain('shop_orders_last_hour{method="cod"} 1\n')
  expect(text).toMatch(/shop_queue_due\{queue="send-order-mail"\} [1-9]/)
  expect(text).toMatch(/shop_orders_in_line 0/)
  expect(text).toMatch(/shop_database_connections\{state="open"\} [1-9]/)
  expect(text).toMatch(/shop_disk_free_bytes [1-9]/)
  expect(text).not.toContain('\nshop_backup_age_seconds ')
  await mkdir(backups.dir)
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  expect((await fetch(`${shop.url}/metrics`)).status).toBe(404)
})
