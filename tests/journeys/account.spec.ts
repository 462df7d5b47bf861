import { type BrowserContext, expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { inLanguage, LANGUAGES, type Language } from '#lib/language.ts'
import { picture } from '../support/pictures.ts'
import { here } from './support/here.ts'
import { mailTo } from './support/mail.ts'
import { linkIn, type Member, makeMember, openAccount } from './support/member.ts'
import { someone } from './support/person.ts'
import {
  bringToCheckout,
  chooseGovernorate,
  continueToPayment,
  fillAddress,
  open,
  payButton,
  placedSku,
  signIn,
} from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

const part = (page: Page, title: string) => page.getByRole('region', { name: title })

/** What the authenticator app shows now: it still counts if its half minute ends before it is read. */
const codeOf = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate()

async function elsewhere(context: BrowserContext, member: Member, language: Language): Promise<Page> {
  const other = await context.browser()?.newContext({ baseURL: here.url })
  if (!other) throw new Error('There is no browser')
  const page = await other.newPage()
  await openAccount(page, member, language)
  return page
}

for (const language of LANGUAGES) {
  const { account, checkout } = wordsIn(language)
  const { profile, addresses, sessions, closing, factor, orders, passwordPart } = account

  test(`a shopper keeps name, phone and picture as they like, in ${language}`, async ({ page }) => {
    const member = await makeMember(language)
    await openAccount(page, member, language)
    const mine = part(page, profile.title)
    await mine.getByLabel(profile.name).fill('')
    await mine.getByLabel(profile.phone).fill('0123')
    await mine.getByRole('button', { name: profile.save }).click()
    await expect(mine.getByText(account.required)).toBeVisible()
    await expect(mine.getByText(checkout.problems.phoneValidation)).toBeVisible()
    await mine.getByLabel(profile.name).fill('Salma Nabil')
    await mine.getByLabel(profile.phone).fill('٠١٠١٢٣٤٥٦٧٨')
    await page.route('**/api/auth/me', (route) => route.abort(), { times: 1 })
    await mine.getByRole('button', { name: profile.save }).click()
    await expect(mine.getByRole('alert').filter({ hasText: profile.failed })).toBeVisible()
    await mine.getByRole('button', { name: profile.save }).click()
    await expect(mine.getByText(profile.saved)).toBeVisible()
    await expect(mine.getByRole('button', { name: profile.save })).toBeHidden()

    const file = { name: 'me.png', mimeType: 'image/png', buffer: await picture(300, 200).png().toBuffer() }
    await mine.getByLabel(profile.picture).locator('input[type="file"]').setInputFiles(file)
    await expect(mine.getByText(profile.pictureSaved)).toBeVisible()
    const wrong = { name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('me') }
    await mine.getByLabel(profile.picture).locator('input[type="file"]').setInputFiles(wrong)
    await expect(mine.getByText(profile.wrongType)).toBeVisible()

    await page.reload()
    await expect(mine.getByLabel(profile.name)).toHaveValue('Salma Nabil')
    await expect(mine.getByLabel(profile.phone)).toHaveValue('01012345678')
    await expect(mine.locator('img')).toHaveJSProperty('complete', true)
    await mine.getByRole('button', { name: profile.remove }).click()
    await expect(mine.getByText(profile.removed)).toBeVisible()
    await expect(mine.locator('img')).toBeHidden()
  })

  test(`an address from the book is one tap at the checkout, and the order stands in the account, in ${language}`, async ({
    page,
    makeProduct,
  }) => {
    const member = await makeMember(language)
    const { cityName, street } = someone(language)
    await openAccount(page, member, language)
    await expect(part(page, orders.title).getByText(orders.emptyTitle)).toBeVisible()
    const book = part(page, addresses.title)
    await book.getByRole('button', { name: addresses.add }).click()
    await book.getByRole('button', { name: addresses.save }).click()
    await expect(book.getByText(checkout.problems.cityRequired)).toBeVisible()
    await book.getByLabel(checkout.shipping.phone).fill('01112345678')
    await chooseGovernorate(book, 'giza', language)
    await book.getByLabel(checkout.shipping.cityName).fill(cityName)
    await book.getByLabel(addresses.address).fill(street)
    await book.getByRole('button', { name: addresses.save }).click()
    await expect(book.getByText(addresses.saved)).toBeVisible()
    await expect(book.getByText(addresses.default)).toBeVisible()

    await bringToCheckout(page, [{ product: await makeProduct(), size: 'M' }], language)
    const choice = page.getByRole('group', { name: checkout.savedAddresses.title })
    await expect(choice.getByRole('radio', { name: street })).toBeChecked()
    await choice.getByRole('radio', { name: checkout.savedAddresses.another }).check()
    await expect(page.getByLabel(checkout.shipping.name)).toHaveValue(member.name)
    await expect(page.getByLabel(checkout.shipping.email)).toHaveValue(member.email)
    await expect(page.getByLabel(checkout.shipping.street)).toHaveValue('')
    await choice.getByRole('radio', { name: street }).check()
    await continueToPayment(page, language)
    await payButton(page, language).click()
    const sku = await placedSku(page, language)

    await open(page, inLanguage(language, '/account'))
    await expect(part(page, orders.title).getByText(checkout.unconfirmed.name)).toBeVisible()
    await part(page, orders.title).getByRole('link', { name: sku }).click()
    await expect(page.getByRole('heading', { level: 1, name: orders.orderName(sku) })).toBeVisible()
    await page.reload()
    await expect(page.getByText(orders.payments.pending)).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(sku))
    await expect(page.getByText(street)).toBeVisible()
    await page.getByRole('button', { name: checkout.track.cancel }).click()
    await page.getByRole('button', { name: checkout.track.cancelYes }).click()
    await expect(page.getByText(checkout.track.cancelled)).toBeVisible()
    await expect(page.getByText(orders.statuses.cancelled).first()).toBeVisible()
  })

  test(`a new address is kept from the checkout, then changed and deleted, in ${language}`, async ({
    page,
    makeProduct,
  }) => {
    const member = await makeMember(language)
    await openAccount(page, member, language)
    const person = someone(language)
    await bringToCheckout(page, [{ product: await makeProduct(), size: 'M' }], language)
    await fillAddress(page, person, language)
    await expect(page.getByLabel(checkout.savedAddresses.keep)).toBeChecked()
    await continueToPayment(page, language)
    await payButton(page, language).click()
    await placedSku(page, language)

    await open(page, inLanguage(language, '/account'))
    const book = part(page, addresses.title)
    await book.getByRole('button', { name: addresses.editNamed(person.name) }).click()
    await book.getByLabel(addresses.address).fill('9 El Nil Street')
    await book.getByRole('button', { name: addresses.save }).click()
    await expect(book.getByText('9 El Nil Street')).toBeVisible()
    await book.getByRole('button', { name: addresses.removeNamed(person.name) }).click()
    await page.getByRole('dialog').getByRole('button', { name: addresses.remove, exact: true }).click()
    await expect(book.getByText(addresses.removed)).toBeVisible()
    await expect(book.getByText('9 El Nil Street')).toBeHidden()
  })

  test(`an unknown device is signed out from here, and a changed password ends the rest, in ${language}`, async ({
    page,
    context,
  }) => {
    const member = await makeMember(language)
    await openAccount(page, member, language)
    const other = await elsewhere(context, member, language)
    await page.reload()
    const list = part(page, sessions.title)
    // The one that registered, this one and the other.
    await expect(list.getByRole('listitem')).toHaveCount(3)
    await expect(list.getByText(sessions.current)).toHaveCount(1)
    await list.getByRole('button', { name: sessions.end }).first().click()
    await expect(list.getByText(sessions.ended)).toBeVisible()
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await list.getByRole('button', { name: sessions.endOthers }).click()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await part(other, passwordPart.title).getByRole('button', { name: passwordPart.change }).click()
    await other.getByLabel(passwordPart.current).fill(member.password)
    await other.getByLabel(account.newPassword).fill('another good word')
    await other.getByLabel(account.confirmPassword).fill('another good word')
    await other.getByRole('button', { name: passwordPart.save }).click()
    await expect(other, 'its session is over').toHaveURL(/\/auth\?next=/)
    await other.context().close()

    const mine = part(page, passwordPart.title)
    await mine.getByRole('button', { name: passwordPart.change }).click()
    await mine.getByLabel(passwordPart.current).fill('not my password')
    await mine.getByLabel(account.newPassword).fill('another good word')
    await mine.getByLabel(account.confirmPassword).fill('another good word')
    await mine.getByRole('button', { name: passwordPart.save }).click()
    await expect(mine.getByText(account.passwordInvalid)).toBeVisible()
    await mine.getByLabel(passwordPart.current).fill(member.password)
    await mine.getByRole('button', { name: passwordPart.save }).click()
    await expect(mine.getByText(passwordPart.saved)).toBeVisible()
  })

  test(`with a second step, the password alone lets nobody in, in ${language}`, async ({ page }) => {
    const member = await makeMember(language)
    await openAccount(page, member, language)
    const step = part(page, factor.title)
    await step.getByRole('button', { name: factor.turnOn }).click()
    await step.getByLabel(closing.password).fill(member.password)
    await step.getByRole('button', { name: factor.start }).click()
    await expect(step.getByRole('img', { name: factor.qr })).toBeVisible()
    const link = await step.getByRole('link', { name: factor.openApp }).getAttribute('href')
    const secret = new URL(link ?? '').searchParams.get('secret') ?? ''
    await step.getByLabel(factor.code).fill('000000')
    await step.getByRole('button', { name: factor.confirm }).click()
    await expect(step.getByText(wordsIn(language).refusals.problems.codeWrong)).toBeVisible()
    await step.getByLabel(factor.code).fill(codeOf(secret))
    await step.getByRole('button', { name: factor.confirm }).click()
    await expect(step.getByRole('heading', { name: factor.recoveryTitle })).toBeFocused()
    const [recovery = '', another = ''] = await step.getByRole('listitem').allInnerTexts()
    await step.getByRole('button', { name: factor.codesKept }).click()
    await expect(step.getByText(factor.isOn, { exact: true })).toBeVisible()

    await page.getByRole('button', { name: account.page.logout }).click()
    await expect(page).toHaveURL(inLanguage(language, '/'))
    await page.clock.install()
    await open(page, inLanguage(language, '/auth?next=/account'))
    await signIn(page, member, language)
    await expect(page.getByLabel(account.code, { exact: true })).toBeFocused()
    await expect(page.getByLabel(account.code, { exact: true })).toHaveAttribute('autocomplete', 'one-time-code')
    await page.getByRole('button', { name: account.useRecovery }).click()
    await page.getByLabel(account.recoveryCode).fill('aaaaa-bbbbb')
    await page.getByRole('button', { name: account.verify }).click()
    await expect(page.getByText(wordsIn(language).refusals.messages.SECOND_FACTOR_WRONG())).toBeVisible()
    await page.getByLabel(account.recoveryCode).fill(recovery)
    await page.clock.fastForward(1500)
    await page.getByRole('button', { name: account.verify }).click()
    await expect(page.getByText(account.success)).toBeVisible()
    await expect(page).toHaveURL(/\/account$/)

    await open(page, inLanguage(language, '/account'))
    await step.getByRole('button', { name: factor.turnOff }).click()
    await step.getByLabel(factor.turnOffText).fill(another)
    await step.getByRole('button', { name: factor.turnOff }).click()
    await expect(step.getByText(factor.turnedOff)).toBeVisible()
    await expect(step.getByText(factor.isOff, { exact: true })).toBeVisible()
  })

  test(`whoever deletes the account shows that it is theirs, and is gone, in ${language}`, async ({ page }) => {
    const { accountLetters } = wordsIn(language)
    const member = await makeMember(language)
    await openAccount(page, member, language)
    await page.getByRole('button', { name: closing.open }).click()
    const dialog = page.getByRole('dialog', { name: closing.dialogTitle })
    await expect(dialog.getByRole('button', { name: closing.keepAccount })).toBeFocused()
    await dialog.getByLabel(closing.password).fill('not my password')
    await dialog.getByRole('button', { name: closing.confirm }).click()
    await expect(dialog.getByText(account.passwordInvalid)).toBeVisible()
    await dialog.getByLabel(closing.password).fill(member.password)
    await dialog.getByRole('button', { name: closing.confirm }).click()
    await expect(page).toHaveURL(inLanguage(language, '/'))
    await expect(page.getByText(closing.done)).toBeVisible()
    await mailTo(member.email, accountLetters.kinds.closed.subject)
    await open(page, inLanguage(language, '/auth'))
    await signIn(page, member, language)
    await expect(page.getByRole('alert').filter({ hasText: account.wrongPassword })).toBeVisible()
  })
}

test('an order placed as a guest joins the account that a password makes, once its address is confirmed', async ({
  page,
  makeProduct,
}) => {
  const { account, accountLetters, checkout } = wordsIn('en')
  const guest = someone('en')
  await bringToCheckout(page, [{ product: await makeProduct(), size: 'M' }], 'en')
  await fillAddress(page, guest, 'en')
  await continueToPayment(page, 'en')
  await payButton(page, 'en').click()
  const sku = await placedSku(page, 'en')
  const keep = page.getByRole('region', { name: checkout.order.keep.title })
  await expect(keep).toContainText(guest.email)
  await keep.getByLabel(account.password, { exact: true }).fill('short')
  await keep.getByRole('button', { name: account.create }).click()
  await expect(keep.getByText(account.passwordShort)).toBeVisible()
  await keep.getByLabel(account.password, { exact: true }).fill('a long enough word')
  await keep.getByRole('button', { name: account.create }).click()
  await expect(keep.getByText(checkout.order.keep.done)).toBeVisible()
  await open(page, linkIn(await mailTo(guest.email, accountLetters.kinds.verify.subject)))
  await page.getByRole('button', { name: account.verification.confirm }).click()
  await page.getByRole('link', { name: account.verification.toAccount }).click()
  await expect(page.getByText(account.orders.claimedOrders(1))).toBeVisible()
  await expect(page.getByRole('link', { name: account.orders.orderName(sku) })).toBeVisible()
})
