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

type Edit = readonly [RegExp, string]

/** Wrapped or named, a component counts as used; advice to developers is none to shoppers. */
const LIGHTER: readonly Edit[] = [
  [/= (React\$1\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'],
  [/^\w+\.displayName = .*$/gm, ''],
  [/^\s*(?:warning|warnOnce|console\.warn)\(.*\);$/gm, ''],
  [
    /React\$1\.createElement\("script", \{\s+nonce,\s+dangerouslySetInnerHTML: \{ __html: `\s+console\.log[^`]*` \}\s+\}\)/g,
    'null',
  ],
  [/(\binvariant\(.+), (["`]).*\2\);$/gm, '$1);'],
]

/** What this shop never asks of its router: forms sent through it, fetchers, routes found later, view transitions. */
const NEVER: Record<string, readonly Edit[]> = {
  '/lib/router/router.js': [
    [/init\.instrumentations/g, 'undefined'],
    [/consumeInstrumentationClientResultMetaReceiver\(router\)/g, 'undefined'],
    [/opts\?\.instrumentationNavigateMetaReceiver/g, 'undefined'],
    [/(?<!function )isMutationMethod\([^()]*\)/g, 'false'],
    [/^\t\t(?:fetch|patchRoutes|_internalSetRoutes),\n/gm, ''],
    [/if \(isFogOfWar\)/g, 'if (false)'],
    [/fogOfWar\.active(?! =)/g, 'false'],
  ],
  '/lib/components.js': [
    [/!viewTransitionOpts \|\| !isViewTransitionAvailable/g, 'true'],
    [/useIsRSCRouterContext\(\)/g, 'false'],
  ],
  '/lib/dom/ssr/components.js': [
    [/isFogOfWarEnabled\([^()]*\)/g, 'false'],
    [/useIsRSCRouterContext\(\)/g, 'false'],
  ],
}

/** The router without the third of it that this shop does not use: decision 8. */
function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const [, file] = /\/react-router\/dist\/production(\/[\w/.-]+\.js)$/.exec(id) ?? []
      if (!file) return null
      const never = NEVER[file] ?? []
      for (const [what] of never)
        if (code.search(what) < 0) this.error(`The router has changed: ${what} is not in ${file} any more (decision 8)`)
      return {
        code: [...LIGHTER, ...never].reduce((text, [what, instead]) => text.replace(what, instead), code),
        map: null,
      }
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
  /\/src\/(root\.tsx$|lib\/(?!send-file|phone|digits|copies|field-of|days)|ui\/(?!field|combo|pager|badge|notice|code|loading|empty-state|use-near|qr-code|use-can-share)|media\/(picture|shop-picture)|shell\/(?!account|admin|menu|log-out|login-dialog|resume-wish|cart-drawer|focus)|settings\/use-facts|storefront\/listing\/(listing-ahead|listing-look|problem-page|shop-search|late-popular)|favorites\/(use-favorites|favorite-button)\.|i18n\/(texts|catalogues|page-needs|plural|use-texts)\.|cart\/(cart|use-cart|buy|asked-first)\.tsx?$|catalog\/(api|product|shop-product|card-product)\.ts$|storefront\/card\/swipe\.ts$|accounts\/use-visitor|visits\/(?!.*server))/

/** What stands on several pages of the shop window, and what they say of delivery. */
const WINDOW =
  /\/src\/(shipping\/(api|arrival|delivery|governorate-button|kept-governorate|use-\w+-?\w*)|cart\/(put-in-cart|use-buy)|catalog\/list-popular|storefront\/card\/(product-(?:card|price)|card-pictures|product-grid|use-slides|use-swipe|swipe|popular|product-tile)|storefront\/product\/(size-guide\.module|share)|reviews\/(stars|review-byline|shown-reviews|api))\./

export default defineConfig({
  css: { modules: { generateScopedName } },
  plugins: [contracts(), leanRouter(), reactRouter()],
  environments: {
    client: {
      build: {
        // Styles have to be there before their part; its scripts find each other, and most are there already.
        modulePreload: { resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')) },
        rolldownOptions: {
          // A few files rather than thirty: small ones compress worse and cost a request each.
          output: {
            codeSplitting: {
              groups: [
                { name: 'core', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: 'shop', test: SHARED },
                { name: 'window', test: WINDOW },
              ],
            },
          },
        },
      },
    },
  },
})
