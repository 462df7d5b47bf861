import { createContext, type RouterContextProvider } from 'react-router'
import type { Address, Answer, AnyContract, CallInput } from './endpoint.ts'
import { type Extra, requestOverHttp } from './request-over-http.ts'

/** `edition` as in `keptParts`. */
export type Door = (address: Address, input: Record<string, unknown>, edition?: object) => Promise<unknown>

// The server's own modules and the bundled pages are two module graphs; they meet at this one key.
const key = Symbol.for('shop.door')
const shared = globalThis as { [key]?: ReturnType<typeof createContext<Door>> }

/** Nobody sets it in the browser, so there a page asks over HTTP. */
shared[key] ??= createContext<Door>(requestOverHttp)
export const door = shared[key]

/** From a page's loader, on the server or in the browser. */
export function call<C extends AnyContract>(
  context: Readonly<RouterContextProvider>,
  contract: C,
  input: CallInput<C>,
): Promise<Answer<C>> {
  return context.get(door)(contract, input as Record<string, unknown>) as Promise<Answer<C>>
}

/** From a click or an effect: always the browser's own request. */
export function sendRequest<C extends AnyContract>(
  contract: C,
  input: CallInput<C>,
  extra: Extra = {},
): Promise<Answer<C>> {
  return requestOverHttp(contract, input as Record<string, unknown>, extra) as Promise<Answer<C>>
}
