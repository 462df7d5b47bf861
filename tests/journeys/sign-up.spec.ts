import { expect, type Page, test } from '@playwright/test'
import { inLanguage, LANGUAGES, type Language } from '#lib/language.ts'
import { here } from './support/here.ts'
import { mailTo } from './support/mail.ts'
import { aMember, linkIn, type Member, makeMember, openAccount, seeAccount } from './support/member.ts'
import { open, signIn } from './support/shopper.ts'
import { wordsIn } from './support/words.ts'

async function fillRegister(page: Page, { name, email, password }: Member, language: Language): Promise<void> {
  const { account } = wordsIn(language)
  await page.getByLabel(account.fullName).fill(name)
  await page.getByLabel(account.email).fill(email)
  await page.getByLabel(account.password, { exact: true }).fill(password)
  await page.getByLabel(account.confirmPassword).fill(password)
}

/** The token has left the address bar as soon as the page is alive. */
async function openLink(page: Page, link: string): Promise<void> {
  await open(page, link)
  await expect(page).not.toHaveURL(/#/)
}

for (const language of LANGUAGES) {
  const { account, accountLetters } = wordsIn(language)

  test(`somebody new registers, and confirms their address by the mailed link, in ${language}`, async ({ page }) => {
    const member = aMember(language)
    await open(page, inLanguage(language, '/account'))
    await page.getByRole('tab', { name: account.register }).click()
    await fillRegister(page, member, language)
    await page.getByLabel(account.confirmPassword).fill('another word')
    await page.getByRole('button', { name: account.create }).click()
    await expect(page.getByLabel(account.confirmPassword)).toBeFocused()
    await expect(page.getByText(account.passwordsDiffer)).toBeVisible()
    await page.getByLabel(account.confirmPassword).fill(member.password)
    await page.getByRole('button', { name: account.create }).click()
    await expect(page.getByText(account.registered)).toBeVisible()
    await seeAccount(page, language)
    await expect(page.getByText(account.emailState.unconfirmed)).toBeVisible()

    const link = linkIn(await mailTo(member.email, accountLetters.kinds.verify.subject))
    await openLink(page, link)
    await page.getByRole('button', { name: account.verification.confirm }).click()
    await expect(page.getByText(account.verification.done)).toBeVisible()
    await page.getByRole('link', { name: account.verification.toAccount }).click()
    await seeAccount(page, language)
    await expect(page.getByText(account.emailState.confirmed)).toBeVisible()
    await expect(page.getByText(account.emailState.unconfirmed)).toBeHidden()

    await openLink(page, link)
    await page.getByRole('button', { name: account.verification.confirm }).click()
    await expect(page.getByText(account.verification.already)).toBeVisible()
  })

  test(`a forgotten password is replaced by the mailed link, once, in ${language}`, async ({ page }) => {
    const member = await makeMember(language)
    const { forgotten, reset } = account
    await open(page, inLanguage(language, '/auth'))
    await page.getByRole('link', { name: account.forgot }).click()
    await expect(page).toHaveURL(inLanguage(language, '/forgot-password'))
    for (const email of ['nobody.at.all@example.com', member.email]) {
      await page.getByLabel(account.email).fill(email)
      await page.getByRole('button', { name: forgotten.send }).click()
      await expect(page.getByText(forgotten.linkSent)).toBeVisible()
      await open(page, inLanguage(language, '/forgot-password'))
    }
    const link = linkIn(await mailTo(member.email, accountLetters.kinds.reset.subject))
    await openLink(page, link)
    await page.getByLabel(account.newPassword).fill('another good word')
    await page.getByLabel(account.confirmPassword).fill('another good word')
    await page.getByRole('button', { name: reset.save }).click()
    await expect(page.getByText(reset.done)).toBeVisible()
    await mailTo(member.email, accountLetters.kinds['password changed'].subject)
    await openAccount(page, { ...member, password: 'another good word' }, language)

    await openLink(page, link)
    await page.getByLabel(account.newPassword).fill('a third good word')
    await page.getByLabel(account.confirmPassword).fill('a third good word')
    await page.getByRole('button', { name: reset.save }).click()
    await expect(page.getByRole('heading', { level: 1, name: reset.badTitle })).toBeVisible()
    await expect(page.getByRole('link', { name: reset.askAgain })).toBeVisible()
  })

  test(`a taken address is refused like any other mistake, and its owner is told, in ${language}`, async ({ page }) => {
    const member = await makeMember(language)
    await open(page, inLanguage(language, '/auth?tab=register'))
    await fillRegister(page, member, language)
    await page.getByRole('button', { name: account.create }).click()
    await expect(page.getByRole('alert').filter({ hasText: account.checkDetails })).toBeVisible()
    await expect(page.getByLabel(account.fullName)).toHaveValue(member.name)
    await mailTo(member.email, accountLetters.kinds.taken.subject)
  })

  test(`what is missing or too weak is said beside its field, in ${language}`, async ({ page }) => {
    const { refusals } = wordsIn(language)
    await open(page, inLanguage(language, '/fail?tab=register'))
    await page.getByRole('button', { name: account.create }).click()
    await expect(page.getByText(account.required)).toHaveCount(4)
    await expect(page.getByLabel(account.fullName)).toBeFocused()
    await fillRegister(page, { name: 'Mona', email: 'mona', password: 'short' }, language)
    await page.getByRole('button', { name: account.create }).click()
    await expect(page.getByText(account.emailInvalid)).toBeVisible()
    await expect(page.getByText(account.passwordShort)).toBeVisible()
    await fillRegister(page, { ...aMember(language), password: 'password123' }, language)
    await page.getByRole('button', { name: account.create }).click()
    await expect(page.getByText(refusals.problems.passwordCommon)).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: account.checkDetails })).toBeVisible()
  })
}

test('what is sent before the page is alive never gets into the address', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const { account } = wordsIn('en')
  await page.goto(`${here.url}/auth`)
  await page.getByLabel(account.email).fill('mona@example.com')
  await page.getByLabel(account.password, { exact: true }).fill('a zebra in the hall')
  await page.getByLabel(account.password, { exact: true }).press('Enter')
  await page.getByRole('button', { name: account.submit, exact: true }).click()
  expect(asked.filter((url) => /mona|zebra/.test(url))).toEqual([])
  await expect(page).toHaveURL(`${here.url}/auth`)
  await context.close()
})

test('trying again within a second is put off', async ({ page }) => {
  const { account } = wordsIn('en')
  await page.clock.install()
  await open(page, '/auth')
  const submit = page.getByRole('button', { name: account.submit, exact: true })
  await submit.click()
  await expect(page.getByText('This field is required')).toHaveCount(2)
  await submit.click()
  await expect(page.getByText('Please wait a moment before retrying.')).toBeVisible()
  await page.clock.fastForward(1500)
  await page.getByLabel(account.email).fill('mona')
  await submit.click()
  await expect(page.getByText('Invalid email address')).toBeVisible()
})

test('a double tap leaves what the first tap was answered', async ({ page }) => {
  const { account } = wordsIn('en')
  await open(page, '/auth')
  await page.getByLabel(account.email).fill('nobody@example.com')
  await page.getByLabel(account.password, { exact: true }).fill('a wrong long word')
  const submit = page.getByRole('button', { name: account.submit, exact: true })
  await submit.click()
  const answer = page.getByRole('alert').filter({ hasText: 'Invalid email or password' })
  await expect(answer).toBeVisible()
  await submit.click()
  await expect(answer).toBeVisible()
  await expect(page.getByText(account.tooSoon)).toBeHidden()
})

test('a session behind which nobody is found is told, and signs nobody in', async ({ page }) => {
  const member = await makeMember('en')
  const gone = { status: 401, json: { success: false, errorCode: 'SIGN_IN_FIRST', message: 'Please sign in first.' } }
  await page.route(/\/api\/auth\/(me|refresh)$/, (route) => route.fulfill(gone))
  await open(page, '/auth')
  await signIn(page, member, 'en')
  await expect(page.getByText('Login successful, but user not found.')).toBeVisible()
  await open(page, '/auth?tab=register')
  await fillRegister(page, aMember('en'), 'en')
  await page.getByRole('button', { name: wordsIn('en').account.create }).click()
  await expect(page.getByText('Registration successful, but user not found.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('bw_access_token'))).toBeNull()
})

test('where the shop is out of reach, nothing typed is lost', async ({ page }) => {
  const { account } = wordsIn('en')
  await open(page, '/auth')
  await page.route('**/api/auth/{login,signup}', (route) => route.abort())
  await signIn(page, aMember('en'), 'en')
  await expect(page.getByText('Login failed. Please try again.')).toBeVisible()
  await page.getByRole('tab', { name: account.register }).click()
  await expect(page.getByLabel(account.email)).not.toHaveValue('')
  await fillRegister(page, aMember('en'), 'en')
  await page.getByRole('button', { name: account.create }).click()
  await expect(page.getByText('Registration failed. Please try again.')).toBeVisible()
})
