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

/** What every shopper's page is made of; the back-office and the opened cart bring their own. */
const SHARED =
  /\/src\/(root\.tsx$|lib\/(?!send-file)|ui\/(?!field|pager|badge|notice|code|loading|quantity)|media|shell\/(?!admin)|i18n\/(texts|load-texts|plural|use-texts)\.|cart\/(cart|use-cart|api)\.tsx?$)/

export default defineConfig({
  plugins: [contracts(), reactRouter()],
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
              ],
            },
          },
        },
      },
    },
  },
})
