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
      if (!/\/src\/[^/]+\/api\.ts$/.test(id)) return null
      const exported: Record<string, unknown> = await import(`${pathToFileURL(id).href}?at=${statSync(id).mtimeMs}`)
      const addresses = Object.entries(exported).flatMap(([name, contract]) =>
        isContract(contract) ? [[name, JSON.stringify({ method: contract.method, path: contract.path })]] : [],
      )
      return addresses.map(([name, address]) => `export const ${name} = ${address}`).join('\n')
    },
  }
}

/** The router's parts that nothing uses stay out: wrapped or named, they would count as used. */
function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    transform(code, id) {
      if (!id.includes('/react-router/dist/')) return null
      const wrapped = code.replace(/= (React\$1\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
      const lean = wrapped.replace(/^\w+\.displayName = .*$/gm, '').replaceAll('init.instrumentations', 'undefined')
      return { code: lean, map: null }
    },
  }
}

/** `cart-drawer-title`: said by its file rather than by a hash, which no compression can shorten. */
const generateScopedName = (name: string, file: string): string => {
  const [, feature, part] = /src\/(.+)\/([\w-]+)\.module\.css/.exec(file) ?? []
  return `${feature?.replaceAll('/', '-')}-${part}-${name}`
}

/** What every shopper's page is made of; the back-office and the opened cart bring their own. */
const SHARED =
  /\/src\/(root\.tsx$|lib\/(?!send-file|phone|digits)|ui\/(?!field|combo|pager|badge|notice|code|loading|empty-state|use-near)|media\/(picture|shop-picture)|shell\/(?!admin|menu|log-out|login-dialog|resume-wish)|favorites\/(use-favorites|favorite-button)\.|i18n\/(texts|load-texts|plural|use-texts)\.|cart\/(cart|use-cart|api)\.tsx?$|catalog\/(api|product|buy|shop-product|card-product|swipe)\.ts$|visits\/(?!.*server))/

/** What the product's page, the cart and the checkout say of delivery. */
const DELIVERY = /\/src\/shipping\/(api|arrival|delivery|governorate-button|kept-governorate|use-\w+-?\w*)\.tsx?$/

export default defineConfig({
  css: { modules: { generateScopedName } },
  plugins: [contracts(), leanRouter(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Two files that every page needs rather than thirty: small ones compress worse and cost a request each.
          output: {
            codeSplitting: {
              groups: [
                { name: 'core', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: 'shop', test: SHARED },
                { name: 'delivery', test: DELIVERY },
              ],
            },
          },
        },
      },
    },
  },
})
