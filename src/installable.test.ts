import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shop as ar } from './i18n/ar/shop.ts'
import { shop as en } from './i18n/en/shop.ts'
import { inLanguage, LANGUAGES } from './lib/language.ts'

interface Manifest {
  icons: { src: string; sizes: string; type: string; purpose: string }[]
}

const TEXTS = { en, ar }

// https://developer.mozilla.org/docs/Web/Progressive_web_apps/Guides/Making_PWAs_installable
test.each(LANGUAGES)('the shop can be installed, and says in %s what it is', async (language) => {
  const manifest: Manifest = JSON.parse(readFileSync(`public/manifest-${language}.webmanifest`, 'utf8'))
  const { shopName: name, description } = TEXTS[language].shell
  const dir = language === 'ar' ? 'rtl' : 'ltr'
  const startUrl = inLanguage(language, '/')
  // One and the same shop, whichever language it was installed in.
  const shop = { id: '/', scope: '/', display: 'standalone' }
  expect(manifest).toMatchObject({ ...shop, name, description, lang: language, dir, start_url: startUrl })
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height, format } = await sharp(`public${src}`).metadata()
    expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type])
  }
})
