import { expect } from 'vitest'
import type { SettlementLine } from '../../src/parcels/settling/api.ts'
import type { TestBrowser } from './browser.ts'
import { makeFee, makeOrder, makeProduct } from './builders.ts'
import { type TestShop, testShop } from './shop.ts'

export const BOSTA = '01JDA0000000000000000000C1'
export const ARAMEX = '01JDA0000000000000000000C2'

/** What an order of one piece comes to, delivered in Cairo. */
export const TOTAL = 250

export const codeOf = (orderId: string): string => `BW${orderId.slice(-6)}`

/** A shop that delivers to Cairo and has pieces enough of one product, with two of its team. */
export async function parcelShop() {
  const shop = await testShop()
  await makeFee(shop.at.db)
  const { id: productId } = await makeProduct(shop.at.db, { sizes: [{ size: 'M', stock: 900 }] })
  return { shop, productId, owner: await shop.signedIn('owner'), staff: await shop.signedIn('staff') }
}

/** As the team sees it. */
export const orderSeen = async (by: TestBrowser, id: string) => (await by.get(`/api/admin/orders/${id}`)).body.order

interface Sent {
  courier?: string
  trackingNumber?: string
}

/** An order that has left with a courier, to be paid at the door. */
export async function sentOrder(
  { at }: TestShop,
  by: TestBrowser,
  productId: string,
  parcel: Sent = {},
): Promise<string> {
  const id = await makeOrder(at.db, [{ productId }])
  const { courier = 'Bosta', trackingNumber = '' } = parcel
  const form = { status: 'shipped', parcel: { courier, trackingNumber } }
  expect((await by.send('PUT', `/api/orders/${id}/status`, form)).status).toBe(200)
  return id
}

export function sendFile(by: TestBrowser, content: string | Uint8Array<ArrayBuffer>, courier = BOSTA) {
  const form = new FormData()
  form.set('file', new Blob([content]), 'settlement.csv')
  return by.send('POST', `/api/couriers/${courier}/settlements`, form)
}

export interface Settlement {
  id: string
  isKnown: boolean
  words: string[]
  reading: { columns: Record<string, string>; words: Record<string, string> }
  settlement: { number: number; isReadable: boolean; courier: string }
  sums: { state: string; count: number; amount: number; fee: number }[]
  lines: SettlementLine[]
}

export const readSettlement = async (by: TestBrowser, id: string): Promise<Settlement> => ({
  id,
  ...(await by.get(`/api/admin/parcels/settlements/${id}?limit=100`)).body,
})

export async function check(by: TestBrowser, content: string | Uint8Array<ArrayBuffer>, courier = BOSTA) {
  const { status, body } = await sendFile(by, content, courier)
  expect([status, body.errors]).toEqual([201, undefined])
  return { ...(await readSettlement(by, body.id)), isKnown: body.isKnown as boolean }
}

export async function book(by: TestBrowser, { id }: { id: string }): Promise<Settlement> {
  expect((await by.send('POST', `/api/admin/parcels/settlements/${id}`, {})).status).toBe(200)
  return readSettlement(by, id)
}

export const told = ({ lines }: Settlement) =>
  lines.map(({ state, problem, outcome }) => problem ?? `${state} ${outcome}`)

type Row = readonly [code: string, status: string, amount: string | number, fee?: string | number]

/** As Bosta writes it. */
export const fileOf = (...rows: readonly Row[]): string =>
  ['Order reference,Status,COD amount,Shipping fee', ...rows.map((row) => row.join(','))].join('\r\n')

export async function listOf(by: TestBrowser, codes: readonly string[], courierId = BOSTA): Promise<string> {
  const { body } = await by.send('POST', '/api/admin/parcels/manifests', { courierId })
  const added = await by.send('POST', `/api/admin/parcels/manifests/${body.id}/orders`, { codes })
  expect(added.body.results.map(({ problem }: { problem: string | null }) => problem)).toEqual(codes.map(() => null))
  return body.id
}
