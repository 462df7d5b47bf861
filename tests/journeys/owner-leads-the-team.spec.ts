import { type Browser, expect, type Page } from '@playwright/test'
import { staffLetters as arabicLetters } from '#i18n/ar/letters/staff.ts'
import { staffLetters } from '#i18n/en/letters/staff.ts'
import { button, confirm } from './support/admin-page.ts'
import { colleagueAt } from './support/colleague.ts'
import { mailTo } from './support/mail.ts'
import { aMember, linkIn, makeMember } from './support/member.ts'
import { open, signIn } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

const SHOP = 'Black & White'

test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(async ({ page, backOffice }) => {
  await page.addInitScript((kept) => localStorage.setItem('bw_access_token', kept), backOffice.browser.token ?? '')
})

/** What a role may do is told beside its name. */
const role = (page: Page, value: 'staff' | 'viewer') => page.locator(`input[name="adminRole"][value="${value}"]`)

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

async function elsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  return context.newPage()
}

test('somebody is invited, joins with a name and a password, gets another role and is ended at once', async ({
  page,
  browser,
}) => {
  const { admin, account, invitation, refusals } = wordsIn('en')
  const { staff, common, product } = admin
  const { name, email, password } = { ...aMember('en'), name: `Mona ${Date.now()}` }
  await open(page, '/admin/staff')
  await button(page, staff.invite).click()
  await page.getByRole('textbox', { name: staff.email }).fill(email)
  await role(page, 'staff').check()
  await button(page, staff.send).click()
  await expect(page.getByText(staff.invited(email))).toBeVisible()
  await expect(row(page, email)).toContainText(staff.roles.staff)

  await button(page, staff.invite).click()
  await page.getByRole('textbox', { name: staff.email }).fill(email)
  await button(page, staff.send).click()
  await expect(page.getByRole('dialog').getByText(refusals.messages.INVITED_ALREADY())).toBeVisible()
  await button(page.getByRole('dialog'), common.cancel).click()

  const link = linkIn(await mailTo(email, staffLetters.subject(SHOP)))
  const theirs = await elsewhere(browser)
  await open(theirs, link)
  await theirs.getByLabel(account.fullName).fill(name)
  await theirs.getByLabel(account.password, { exact: true }).fill(password)
  await theirs.getByLabel(account.confirmPassword).fill('another one')
  await button(theirs, invitation.accept).click()
  await expect(theirs.getByText(account.passwordsDiffer)).toBeVisible()
  await theirs.getByLabel(account.confirmPassword).fill(password)
  await button(theirs, invitation.accept).click()
  await expect(theirs).toHaveURL('/admin')
  const menu = theirs.getByRole('navigation', { name: common.menu })
  await expect(menu.getByRole('link', { name: common.searchWords })).toBeVisible()
  for (const owners of [staff.title, admin.settings.title, admin.activity.title])
    await expect(menu.getByRole('link', { name: owners, exact: true })).toHaveCount(0)
  await open(theirs, '/admin/staff')
  await expect(theirs.getByRole('heading', { name: admin.denied.ownersTitle })).toBeVisible()
  await expect(theirs).toHaveTitle(new RegExp(`^${admin.denied.ownersTitle} · `))

  await page.reload()
  await expect(row(page, email)).toHaveCount(1)
  await button(row(page, name), staff.changeOf(name)).click()
  await role(page, 'viewer').check()
  await confirm(page, staff.changeConfirm)
  await expect(page.getByText(staff.changed(name, staff.roles.viewer))).toBeVisible()
  await open(theirs, '/admin/products')
  await expect(theirs.getByRole('row').nth(1)).toBeVisible()
  await expect(theirs.getByRole('link', { name: product.add })).toHaveCount(0)

  await button(row(page, name), staff.endOf(name)).click()
  await confirm(page, staff.end)
  await expect(page.getByText(staff.ended(name))).toBeVisible()
  await expect(row(page, name)).toHaveCount(0)
  await theirs.reload()
  await expect(theirs).toHaveURL(/\/auth\?next=/)
  await open(theirs, link)
  await expect(theirs.getByText(refusals.messages.INVITATION_USED())).toBeVisible()
  await theirs.context().close()
})

test('whoever has an account signs in to it to accept, and nobody else does it for them, in ar', async ({
  page,
  browser,
  backOffice,
}) => {
  const { admin, account, invitation } = wordsIn('ar')
  const { staff } = admin
  const [member, other] = [await makeMember('ar'), await makeMember('ar')]
  await open(page, '/ar/admin/staff')
  await button(page, staff.invite).click()
  await page.getByRole('textbox', { name: staff.email }).fill(member.email)
  await role(page, 'viewer').check()
  await page.getByLabel(staff.language).selectOption('ar')
  await button(page, staff.send).click()
  await expect(page.getByText(staff.invited(member.email))).toBeVisible()
  const subject = arabicLetters.subject(SHOP)
  const link = linkIn(await mailTo(member.email, subject))
  expect(new URL(link).pathname).toBe('/ar/invitation')

  const theirs = await elsewhere(browser)
  await theirs.addInitScript(
    (token) => sessionStorage.getItem('was') ?? localStorage.setItem('bw_access_token', token),
    other.browser.token ?? '',
  )
  await open(theirs, link)
  await expect(theirs.getByText(other.email)).toBeVisible()
  await theirs.evaluate(() => sessionStorage.setItem('was', 'here'))
  await button(theirs, invitation.signOut).click()
  await theirs.getByRole('link', { name: invitation.signIn, exact: true }).click()
  await signIn(theirs, member, 'ar')
  await expect(theirs.getByText(invitation.asYourself)).toBeVisible()
  await theirs.getByLabel(account.password, { exact: true }).fill(member.password)
  await button(theirs, invitation.accept).click()
  await expect(theirs).toHaveURL('/ar/admin')
  await theirs.context().close()

  await page.reload()
  await expect(row(page, member.email)).toContainText(staff.roles.viewer)

  const awaited = aMember('ar').email
  await button(page, staff.invite).click()
  await page.getByRole('textbox', { name: staff.email }).fill(awaited)
  await button(page, staff.send).click()
  await button(row(page, awaited), staff.resendOf(awaited)).click()
  await expect(page.getByText(staff.resent(awaited))).toBeVisible()
  await button(row(page, awaited), staff.withdrawOf(awaited)).click()
  await confirm(page, staff.withdraw)
  await expect(page.getByText(staff.withdrawn(awaited))).toBeVisible()
  await expect(row(page, awaited)).toHaveCount(0)
  const { body } = await backOffice.browser.get('/api/staff')
  const { id } = body.staff.find(({ email }: { email: string }) => email === member.email)
  expect((await backOffice.browser.send('DELETE', `/api/staff/${id}`, {})).status).toBe(200)
})

test('AD4: a section of the settings is saved by itself, merged with what a colleague saved, and says who changed it', async ({
  page,
  browser: another,
  backOffice,
}) => {
  const { settings, form, forms, activity } = wordsIn('en').admin
  const { browser } = backOffice
  const { settings: stored } = (await browser.get('/api/admin/settings')).body
  const fieldOn = (at: Page, name: keyof typeof settings.fields) =>
    at.getByLabel(settings.fields[name], { exact: true })
  const field = (name: keyof typeof settings.fields) => fieldOn(page, name)
  try {
    await open(page, '/admin/settings')
    await page.getByRole('link', { name: settings.sections.contact, exact: true }).click()
    await field('email').fill('mine@noir.example')
    await page.getByRole('link', { name: settings.back }).click()
    await confirm(page, form.stay)
    await expect(field('email')).toHaveValue('mine@noir.example')
    const theirs = { email: 'theirs@noir.example', phone: '+20225550199' }
    const colleague = await colleagueAt(another, backOffice, '/admin/settings/contact')
    for (const name of ['email', 'phone'] as const) await fieldOn(colleague, name).fill(theirs[name])
    await button(colleague, form.save).click()
    await expect(colleague.getByText(settings.saved)).toBeVisible()
    await colleague.context().close()
    await page.keyboard.press('ControlOrMeta+s')
    const notice = page.getByRole('alert').filter({ hasText: forms.staleTitle })
    await expect(notice.getByRole('listitem')).toContainText(theirs.phone)
    await expect(field('phone')).toHaveValue(theirs.phone)
    await notice.getByRole('radio', { name: forms.mine }).check()
    await button(page, form.save).click()
    await expect(page.getByText(settings.saved)).toBeVisible()
    const { settings: now } = (await browser.get('/api/admin/settings')).body
    expect(now).toMatchObject({ ...theirs, email: 'mine@noir.example' })

    await page.getByRole('link', { name: settings.back }).click()
    const { full_name } = (await browser.get('/api/auth/me')).body.user
    await expect(page.getByRole('listitem').filter({ hasText: settings.what.contact })).toContainText(
      `${settings.by} ${full_name}`,
    )
    await page.getByRole('link', { name: settings.sections.stock, exact: true }).click()
    await field('lowStock').fill('0')
    await button(page, form.save).click()
    await expect(field('lowStock')).toHaveAttribute('aria-invalid', 'true')
    await expect(field('lowStock')).toBeFocused()
    await field('lowStock').fill(String(stored.lowStock))

    await page.getByRole('link', { name: activity.title, exact: true }).click()
    await page.getByLabel(activity.subject, { exact: true }).selectOption('settings')
    await page.getByLabel(activity.person, { exact: true }).selectOption({ label: full_name })
    await expect(page).toHaveURL(/subject=settings&by=/)
    const newest = page
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
      .first()
    await expect(newest).toContainText(settings.fields.email)
    await expect(newest.locator('del')).toHaveText('theirs@noir.example')
  } finally {
    await browser.send('PUT', '/api/settings/contact', { settings: stored })
  }
})
