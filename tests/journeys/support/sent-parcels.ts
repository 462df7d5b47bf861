import { expect } from '@playwright/test'
import { type BackOffice, plentifulProduct } from './back-office.ts'
import { placePieces } from './tended-order.ts'

/** Its name is read in both languages. */
const COURIER = 'شحن الاختبار'

async function aCourier({ browser }: BackOffice): Promise<string> {
  await browser.send('POST', '/api/couriers', { name: COURIER })
  const { body } = await browser.get('/api/couriers')
  return body.couriers.find(({ name }: { name: string }) => name === COURIER).id
}

/** With a parcel that waits on it. */
export async function aList(backOffice: BackOffice): Promise<string> {
  const { browser } = backOffice
  const { body } = await browser.send('POST', '/api/admin/parcels/manifests', { courierId: await aCourier(backOffice) })
  const { order } = await placePieces(await plentifulProduct('color=black'), 1, 'cod')
  const codes = [order.sku]
  const added = await browser.send('POST', `/api/admin/parcels/manifests/${body.id}/orders`, { codes })
  expect(added.body.results).toMatchObject([{ problem: null }])
  return body.id
}

/** With rows that are held, one of them for a word that nobody knows. */
export async function aSettlement(backOffice: BackOffice): Promise<string> {
  const form = new FormData()
  const rows = ['رقم الطلب,الحالة,المبلغ', 'BW000000,تم التسليم,250', 'BW000000,عند الجار,250']
  form.set('file', new Blob([rows.join('\n')]), 'settlement.csv')
  const path = `/api/couriers/${await aCourier(backOffice)}/settlements`
  const { status, body } = await backOffice.browser.send('POST', path, form)
  expect(status).toBe(201)
  return body.id
}
