import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

interface Address {
  method: string
  path: string
}

const isContract = (thing: unknown): thing is Address =>
  typeof thing === 'object' && thing !== null && 'answer' in thing

/** Pages hold a contract's method and path, never its schemas: those would cost a shopper's phone 90 KB of zod. */
function contracts(): Plugin {
  return {
    name: 'contracts',
    enforce: 'pre',
    async load(id) {
      if (!/\/src\/[^/]+(?:\/[^/]+)?\/api\.ts$/.test(id)) return null
      const exported: Record<string, unknown> = await import(`${pathToFileURL(id).href}?at=${statSync(id).mtimeMs}`)
      const addresses = Object.entries(exported).flatMap(([name, contract]) =>
        isContract(contract) ? [[name, JSON.stringify({ method: contract.method, path: contract.path })]] : [],
      )
      return addresses.map(([name, address]) => `export const ${name} = ${address}`).join('\n')
    },
  }
}

/** `cart-drawer-title`: said by its file rather than by a hash, which no compression can shorten; `s-` is the storefront. */
const generateScopedName = (name: string, file: string): string => {
  const [, feature, part] = /src\/(.+)\/([\w-]+)\.module\.css/.exec(file) ?? []
  return `${feature?.replace('storefront/', 's-').replaceAll('/', '-')}-${part}-${name}`
}

/** What every shopper's page stands in comes whole, by these; what they import comes along. */
const FRAME = /\/src\/(root\.tsx|shell\/shop-layout\.tsx|lib\/(head|own-document)\.ts|i18n\/plural\.ts)$/

/** The rooms that pages of the shop window share. */
const WINDOW =
  /\/src\/(galleries\/item-path|(storefront\/card|cart|catalog|media|reviews|shipping)\/(?!admin\/|places\/))/

/** The back-office's styles are there with its frame: a page of it that is opened later needs none. */
const DESK = /\/src\/(back-office|[\w-]+\/admin)\/.+\.css$/

/** What most pages of the back-office have, as one name in the list of pages that every shopper is sent. */
const OFFICE = /\/src\/back-office\/admin-[\w-]+\.tsx?$/

/** What its forms stand in comes as one as well. */
const FORMS = /\/src\/back-office\/form\/[\w-]+\.tsx?$/

/** The small parts that most pages have: the list of what each page needs names them once. */
const KIT = /\/src\/ui\//

export default defineConfig({
  css: { modules: { generateScopedName } },
  // The server tells a page which files the next one needs.
  build: { manifest: true },
  plugins: [contracts(), reactRouter()],
  environments: {
    client: {
      build: {
        // Styles have to be there before their part; its scripts find each other, and most are there already.
        modulePreload: { resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')) },
        rolldownOptions: {
          // A few files rather than thirty: small ones compress worse and cost a request each.
          output: {
            // No compression shortens a hash, and the list of what each page needs has some hundreds.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // Fonts are named by the server too, as it builds them itself.
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css'))
                ? 'assets/[name]-[hash:6][extname]'
                : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              groups: [
                { name: 'core', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: 'shop', test: FRAME },
                { name: 'window', test: WINDOW, minShareCount: 3 },
                { name: 'desk', test: DESK },
                { name: 'kit', test: KIT, minShareCount: 30 },
                { name: 'auth', test: /\/src\/(accounts\/use-auth|lib\/ask-for-page)\.tsx?$/ },
                { name: 'office', test: OFFICE, minShareCount: 22 },
                { name: 'forms', test: FORMS, minShareCount: 12 },
              ],
            },
          },
        },
      },
    },
  },
})
