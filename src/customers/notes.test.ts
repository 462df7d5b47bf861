import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { newId } from '../lib/id.server.ts'
import type { Customer, Note } from './listed-customer.ts'

let shop: TestShop
let owner: TestBrowser
let staff: TestBrowser
let path: string

beforeAll(async () => {
  shop = await testShop()
  owner = await shop.signedIn('owner')
  staff = await shop.signedIn('staff')
  const account = { id: newId(), email: 'salma@account.example', fullName: 'Salma Ibrahim', role: 'user' } as const
  await shop.at.db.insertInto('accounts').values(account).execute()
  const { customer } = (await owner.get(`/api/customers/${account.id}`)).body as { customer: Customer }
  path = `/api/customers/${customer.id}/notes`
})
afterAll(() => shop.close())

const listed = async (): Promise<Note[]> => (await owner.get(path.replace('/notes', ''))).body.customer.notes
const write = async (text: string): Promise<Note> => (await staff.send('POST', path, { text })).body.note
const told = async () => (await owner.get('/api/activity?subject=customer+note')).body.activity

test('a note is written, changed and deleted, and the activity tells who did it', async () => {
  const note = await write('  Calls before noon\r\nonly ')
  expect(note).toMatchObject({ text: 'Calls before noon\nonly', author: 'Nour Hassan', editor: null })
  expect(await listed()).toEqual([note])
  const { body } = await owner.send('PUT', `${path}/${note.id}`, { text: 'Calls at noon', updatedAt: note.updatedAt })
  expect(body.note).toMatchObject({ text: 'Calls at noon', author: 'Nour Hassan', editor: 'Nour Hassan' })
  expect((await owner.send('DELETE', `${path}/${note.id}`, { updatedAt: body.note.updatedAt })).status).toBe(200)
  expect(await listed()).toEqual([])

  const [removed, changed, added] = await told()
  expect(added).toMatchObject({ kind: 'added', label: 'Salma Ibrahim', after: { text: 'Calls before noon\nonly' } })
  expect(changed).toMatchObject({ before: { text: 'Calls before noon\nonly' }, after: { text: 'Calls at noon' } })
  expect(removed).toMatchObject({ kind: 'removed', before: { text: 'Calls at noon' }, after: null })
})

test('two who change one note lose nothing: the second is told what it says now', async () => {
  const note = await write('Pays by card')
  const seen = { updatedAt: note.updatedAt }
  const first = await owner.send('PUT', `${path}/${note.id}`, { text: 'Pays in cash', ...seen })
  expect(first.status).toBe(200)
  const second = await staff.send('PUT', `${path}/${note.id}`, { text: 'Pays late', ...seen })
  expect([second.status, second.body.errorCode]).toEqual([409, 'STALE_EDIT'])
  expect(second.body.details).toEqual({
    text: 'Pays in cash',
    by: 'Nour Hassan',
    updatedAt: first.body.note.updatedAt,
  })
  expect((await owner.send('DELETE', `${path}/${note.id}`, seen)).status).toBe(409)
  const again = { text: 'Pays late', updatedAt: first.body.note.updatedAt }
  expect((await staff.send('PUT', `${path}/${note.id}`, again)).status).toBe(200)
  const entries = (await told()).length
  expect((await staff.send('PUT', `${path}/${note.id}`, { text: 'Pays late' })).body.note.text).toBe('Pays late')
  expect((await told()).length).toBe(entries)
})

test('what is empty, too long, or about nobody is no note', async () => {
  const answers = await Promise.all([
    staff.send('POST', path, { text: ' \n ' }),
    staff.send('POST', path, { text: 'x'.repeat(2001) }),
    staff.send('POST', path, {}),
    staff.send('POST', `/api/customers/${newId()}/notes`, { text: 'x' }),
    staff.send('PUT', `${path}/${newId()}`, { text: 'x' }),
    owner.send('DELETE', `${path}/${newId()}`, {}),
    staff.send('POST', '/api/customers/nobody/notes', { text: 'x' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 404, 404, 404, 404])
})
