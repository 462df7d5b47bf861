import { expect, type Request } from '@playwright/test'
import { makeMember, openAccount, seeAccount } from './support/member.ts'
import { open, signIn } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

test('signing out in one tab signs out the other', async ({ page, context }) => {
  const { account } = wordsIn('en')
  await openAccount(page, await makeMember('en'), 'en')
  const other = await context.newPage()
  await open(other, '/account')
  await seeAccount(other, 'en')
  await page.getByRole('button', { name: account.page.logout }).click()
  await expect(page).toHaveURL('/')
  await expect(other).toHaveURL(/\/auth\?next=/)
})

test('tabs whose token has run out renew it one at a time, and both stay signed in', async ({ page, context }) => {
  await openAccount(page, await makeMember('en'), 'en')
  const other = await context.newPage()
  await open(other, '/account')
  const underWay = new Set<Request>()
  let most = 0
  context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) most = Math.max(most, underWay.add(request).size)
  })
  context.on('requestfinished', (request) => underWay.delete(request))
  context.on('requestfailed', (request) => underWay.delete(request))
  await page.evaluate(() => localStorage.setItem('bw_access_token', 'run.out'))
  await Promise.all([page.reload(), other.reload()])
  await Promise.all([seeAccount(page, 'en'), seeAccount(other, 'en')])
  expect(most).toBe(1)
})

test('a session that is over leads to the sign-in page, and back to the account', async ({ page, context }) => {
  const member = await makeMember('en')
  const { account } = wordsIn('en')
  await openAccount(page, member, 'en')
  await context.clearCookies({ name: /refresh/ })
  await page.evaluate(() => localStorage.setItem('bw_access_token', 'run.out'))
  await page.getByRole('region', { name: account.profile.title }).getByLabel(account.profile.name).fill('Salma')
  await page.getByRole('button', { name: account.profile.save }).click()
  await expect(page).toHaveURL(/\/auth\?next=/)
  await signIn(page, member, 'en')
  await seeAccount(page, 'en')
})
