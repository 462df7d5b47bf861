import { expect, type Locator, type Page } from '@playwright/test'
import { inWords, type Size } from '#catalog/product.ts'
import type { Product } from '#catalog/shop-product.ts'
import { inLanguage, type Language } from '#lib/language.ts'
import { governorate } from '#shipping/governorates.ts'
import type { Person } from './person.ts'
import { wordsIn } from './words.ts'

/** A page from the server answers to clicks only when its script has taken over. */
export async function alive(page: Page, timeout?: number): Promise<void> {
  const isAlive = (): boolean => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  }
  await page.waitForFunction(isAlive, undefined, timeout === undefined ? {} : { timeout })
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await alive(page)
}

export const nameOf = (product: Product, language: Language): string => inWords(language, product.name, product.nameAr)

export const searchField = (page: Page, language: Language): Locator =>
  page.getByRole('dialog').getByRole('combobox', { name: wordsIn(language).shop.shell.problem.search })

export const sizeButton = (page: Page, size: Size): Locator =>
  page.locator('label', { has: page.locator(`input[name="size"][value="${size}"]`) })

export const drawer = (page: Page, language: Language): Locator =>
  page.getByRole('dialog', { name: new RegExp(`^${wordsIn(language).shop.cart.title}`) })

export const loginPrompt = (page: Page, language: Language): Locator =>
  page.getByRole('dialog', { name: wordsIn(language).shop.login.title })

/** A stranger is asked before the first change of a session, and only then: whoever is, goes on as a guest. */
export async function goOnAsGuest(page: Page, done: Locator, language: Language): Promise<void> {
  const guest = loginPrompt(page, language).getByRole('button', { name: wordsIn(language).shop.login.guest })
  await expect(guest.or(done).first()).toBeVisible()
  if (await guest.isVisible()) await guest.click()
  await expect(done).toBeVisible()
}

/** From the product's page into the cart, which opens. */
export async function addToCart(page: Page, size: Size, language: Language): Promise<void> {
  const { product, shop } = wordsIn(language)
  await sizeButton(page, size).click()
  await page.getByRole('main').getByRole('button', { name: product.add, exact: true }).first().click()
  await goOnAsGuest(page, drawer(page, language).getByText(shop.products.sizeOf(size)).first(), language)
}

/** Straight to a product's page, and from there to the checkout with one piece of each of these. */
export async function bringToCheckout(
  page: Page,
  lines: { product: Product; size: Size }[],
  language: Language,
): Promise<void> {
  for (const { product, size } of lines) {
    await open(page, inLanguage(language, `/product/${product.id}`))
    await addToCart(page, size, language)
  }
  await drawer(page, language)
    .getByRole('link', { name: wordsIn(language).shop.cart.checkout })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: wordsIn(language).checkout.title })).toBeVisible()
}

/** By a part of its name, from the list that this leaves. */
export async function chooseGovernorate(page: Page | Locator, id: string, language: Language): Promise<void> {
  const { name = '', nameAr = '' } = governorate(id) ?? {}
  const called = inWords(language, name, nameAr)
  const field = page.getByRole('combobox', { name: wordsIn(language).shop.delivery.governorate })
  // Typed over itself, a name that stands there already is no change, and opens no list.
  await field.fill('')
  await field.fill(called)
  await page.getByRole('option', { name: called }).first().click()
}

export async function fillAddress(page: Page, person: Person, language: Language): Promise<void> {
  const { shipping } = wordsIn(language).checkout
  await page.getByLabel(shipping.name).fill(person.name)
  await page.getByLabel(shipping.phone).fill(person.phone)
  await page.getByLabel(shipping.email).fill(person.email)
  await chooseGovernorate(page, person.governorate, language)
  await page.getByLabel(shipping.cityName).fill(person.cityName)
  await page.getByLabel(shipping.street).fill(person.street)
}

export async function continueToPayment(page: Page, language: Language): Promise<void> {
  const { shipping, payment } = wordsIn(language).checkout
  await page.getByRole('button', { name: shipping.continue }).click()
  await expect(page.getByRole('group', { name: payment.method })).toBeVisible()
}

export const payButton = (page: Page, language: Language): Locator =>
  page.getByRole('button', { name: new RegExp(`^${wordsIn(language).checkout.payment.place('')}`) })

/** The code that the confirmation shows. */
export async function placedSku(page: Page, language: Language): Promise<string> {
  const { order } = wordsIn(language).checkout
  await expect(page.getByRole('heading', { level: 1, name: order.thanks })).toBeVisible()
  const id = /\/order\/([0-9A-Z]{26})$/.exec(page.url())?.[1] ?? ''
  const sku = `BW${id.slice(-6)}`
  await expect(page.getByRole('main').getByText(sku, { exact: true }).first()).toBeVisible()
  return sku
}

export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
  language: Language,
): Promise<void> {
  const { account } = wordsIn(language)
  await page.getByLabel(account.email).fill(email)
  await page.getByLabel(account.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: account.submit, exact: true }).click()
}
