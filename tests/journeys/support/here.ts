import path from 'node:path'

function given(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: npm test -- --only=journeys starts a shop and sets it`)
  return value
}

/** The shop that these journeys go through. */
export const here = {
  url: given('SHOP_URL'),
  mail: path.join(given('SHOP_DATA_DIR'), 'mail'),
  owner: { email: given('ADMIN_EMAIL'), password: given('ADMIN_PASSWORD') },
}
