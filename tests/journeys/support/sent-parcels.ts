import { expect } from '@playwright/test'
import { newId } from '#lib/id.server.ts'
import { place } from './admin-page.ts'
import { type BackOffice, plentifulProduct } from './back-office.ts'

const BOSTA = '01JDA0000000000000000000C1'

/** With a parcel that waits on it. */
export async function aList({ browser }: BackOffice): Promise<string> {
  const { body } = await browser.send('POST', '/api/admin/parcels/manifests', { courierId: BOSTA })
  const order = await place(await plentifulProduct('collection=Black'))
  const codes = [`BW${order.slice(-6)}`]
  const added = await browser.send('POST', `/api/admin/parcels/manifests/${body.id}/orders`, { codes })
  expect(added.body.results).toMatchObject([{ problem: null }])
  return body.id
}

/** With rows that are held, one of them for a word that nobody knows. */
export async function aSettlement({ browser }: BackOffice): Promise<string> {
  const form = new FormData()
  const rows = [`BW000000,Delivered,${newId()}`, 'BW000000,Handed to a neighbour,250']
  form.set('file', new Blob([['Order reference,Status,COD amount', ...rows].join('\n')]), 'settlement.csv')
  const { status, body } = await browser.send('POST', `/api/couriers/${BOSTA}/settlements`, form)
  expect(status).toBe(201)
  return body.id
}
