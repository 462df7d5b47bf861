import type { Answers, Journey, Outcome, Twist } from '../../src/simulator/outcomes.ts'
import type { State } from '../../src/simulator/state.server.ts'

interface Wish {
  outcome: Outcome | 'abandoned'
  journey?: Journey
  twist?: Twist
  browser?: 'returns' | 'leaves'
}

/** Whoever sits at the provider's pages and desk. */
export interface Bank {
  /** Chooses on the hosted page; answers the query that the browser comes back to the shop with, or null. */
  choose: (unifiedCheckoutUrl: string, wish: Wish) => Promise<string | null>
  act: (name: string, fields: Record<string, string | number>) => Promise<void>
  /** How the provider answers from now on. */
  answers: (how: Answers) => Promise<void>
  books: () => Promise<State>
}

/** The bank behind a payment page of this origin. */
export function bankAt(url: string): Bank {
  const post = (path: string, fields: Record<string, string | number>): Promise<Response> =>
    fetch(url + path, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])),
    })
  return {
    choose: async (unifiedCheckoutUrl, wish) => {
      const page = await fetch(unifiedCheckoutUrl)
      const text = await page.text()
      const [, clientSecret] = /name="clientSecret" value="([^"]+)"/.exec(text) ?? []
      if (!clientSecret) throw new Error(`no page to pay at: ${page.status} ${text.slice(-300)}`)
      const response = await post('/unifiedcheckout/pay', { clientSecret, ...wish })
      const back = response.headers.get('location')
      return back === null ? null : new URL(back).search
    },
    act: async (name, fields) => void (await post(`/desk/${name}`, fields)),
    answers: async (how) => void (await post('/desk/answers', { answers: how })),
    books: async () => (await (await fetch(`${url}/desk.json`)).json()) as State,
  }
}
