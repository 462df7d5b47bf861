import { type Html, html } from '#lib/html.server.ts'
import { ANSWERS, JOURNEYS, OUTCOMES, TWISTS } from './outcomes.ts'
import type { Callback, State } from './state.server.ts'
import type { Intention, Transaction } from './transactions.ts'

const STYLE = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-inline-size: 44rem; padding: 1.5rem 1rem 4rem; color: #111; background: #f4f1ea; }
h1 { font-size: 1.375rem; } h2 { font-size: 1.125rem; margin-block: 2rem 0.5rem; }
.note { border: 1px solid #111; background: #fff; padding: 0.5rem 0.75rem; }
fieldset { border: 1px solid #bbb; background: #fff; margin: 0 0 1rem; padding: 0.5rem 1rem; }
legend { font-weight: 600; padding-inline: 0.25rem; }
label { display: flex; gap: 0.5rem; align-items: center; min-block-size: 2.25rem; }
input[type=radio] { inline-size: 1.125rem; block-size: 1.125rem; accent-color: #111; flex: none; }
button { font: inherit; min-block-size: 2.75rem; padding-inline: 1rem; border: 1px solid #111; background: #fff; cursor: pointer; }
button.main { background: #111; color: #fff; inline-size: 100%; font-weight: 600; }
:focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px; }
.rows { overflow-x: auto; } table { border-collapse: collapse; inline-size: 100%; background: #fff; }
th, td { border: 1px solid #ccc; padding: 0.375rem 0.5rem; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
td form { display: inline-block; margin: 0 0.25rem 0.25rem 0; }
.amount { font-size: 1.5rem; font-weight: 600; }
`

const page = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><style>${{ html: STYLE }}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`.html

const digits = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })

const money = (cents: number, currency: string): string => `${currency} ${digits.format(cents / 100)}`

const NOTE = html`<p class="note">This is a simulation. No card is asked for and no money moves.</p>`

/** One of several, the first one chosen. */
const choice = (name: string, legend: string, list: Record<string, string>): Html =>
  html`<fieldset><legend>${legend}</legend>${Object.entries(list).map(
    ([value, label], at) =>
      html`<label><input type="radio" name="${name}" value="${value}"${{ html: at === 0 ? ' checked' : '' }}> ${label}</label>`,
  )}</fieldset>`

const outcomes = (): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(OUTCOMES).map(([value, { label }]) => [value, label])),
  abandoned: 'Abandoned: nothing is tried',
})

/** The hosted checkout: whoever sits here decides what the bank says. */
export const checkoutPage = (intention: Intention): string =>
  page(
    'Pay by card (simulated)',
    html`${NOTE}
<p class="amount">${money(intention.amount, intention.currency)}</p>
<p>Reference <bdi>${intention.reference}</bdi></p>
<form method="post" action="/unifiedcheckout/pay">
<input type="hidden" name="clientSecret" value="${intention.clientSecret}">
${choice('outcome', 'What the bank says', outcomes())}
${choice('journey', 'How the callback reaches the shop', JOURNEYS)}
${choice('twist', 'What is wrong with it', TWISTS)}
${choice('browser', 'Where the browser goes', { returns: 'Back to the shop', leaves: 'Nowhere: the tab is closed' })}
<button class="main">Pay</button>
</form>`,
  )

export const saidPage = (title: string, text: string): string => page(title, html`${NOTE}<p>${text}</p>`)

const button = (action: string, label: string, fields: Record<string, string | number>): Html =>
  html`<form method="post" action="${action}">${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button>${label}</button></form>`

function wordOf(transaction: Transaction): string {
  const { data, refunded_amount_cents: back, currency } = transaction
  if (transaction.is_refund) return `Refund of ${transaction.parent_transaction}`
  if (transaction.is_void) return `Void of ${transaction.parent_transaction}`
  if (transaction.is_voided) return 'Paid, voided'
  return back > 0 ? `Paid, ${money(back, currency)} refunded` : data.message
}

function actsOn(transaction: Transaction, { closedCards }: State): Html[] {
  const { id, amount_cents: amount, refunded_amount_cents: back } = transaction
  if (transaction.has_parent_transaction) return []
  if (transaction.pending)
    return [
      button('/desk/decide', 'Pay', { id, outcome: 'Y' }),
      button('/desk/decide', 'Decline', { id, outcome: 'declined' }),
    ]
  if (!transaction.success || transaction.is_voided || back >= amount) return []
  const half = Math.floor((amount - back) / 2)
  return [
    button('/desk/refund', 'Refund all', { id, amount: amount - back }),
    ...(half > 0 ? [button('/desk/refund', 'Refund half', { id, amount: half })] : []),
    ...(back === 0 ? [button('/desk/void', 'Void', { id })] : []),
    button('/desk/card', closedCards.includes(id) ? 'Open its card again' : 'Close its card: refunds are refused', {
      id,
    }),
  ]
}

const stateOf = ({ status, tries }: Callback): string =>
  status === null ? 'waiting' : `answered ${status === 0 ? 'nothing' : status}, tried ${tries}×`

/** Everything that happened here, and what may still be done about it. */
export function deskPage(state: State): string {
  const { intentions, transactions, callbacks, answers } = state
  return page(
    'Payment provider (simulated)',
    html`${NOTE}
<h2>How the provider’s calls answer</h2>
<p>Now: <strong>${ANSWERS[answers]}</strong></p>
<form method="post" action="/desk/answers">${choice('answers', 'From now on', ANSWERS)}<button>Change</button></form>
<h2>Payments</h2>
<div class="rows"><table><thead><tr><th scope="col">Reference</th><th scope="col">Amount</th><th scope="col">Page</th></tr></thead>
<tbody>${intentions
      .toReversed()
      .map(
        (each) =>
          html`<tr><td>${each.reference}</td><td>${money(each.amount, each.currency)}</td><td><a href="/unifiedcheckout/?clientSecret=${each.clientSecret}">Open</a></td></tr>`,
      )}</tbody></table></div>
<h2>Transactions</h2>
<div class="rows"><table><thead><tr><th scope="col">Number</th><th scope="col">Reference</th><th scope="col">Amount</th><th scope="col">What</th><th scope="col">Act</th></tr></thead>
<tbody>${transactions
      .toReversed()
      .map(
        (each) =>
          html`<tr><td>${each.id}</td><td>${each.order.merchant_order_id}</td><td>${money(each.amount_cents, each.currency)}</td><td>${wordOf(each)}</td><td>${actsOn(each, state)}</td></tr>`,
      )}</tbody></table></div>
<h2>Callbacks</h2>
<div class="rows"><table><thead><tr><th scope="col">Transaction</th><th scope="col">State</th><th scope="col">Act</th></tr></thead>
<tbody>${callbacks
      .toReversed()
      .map(
        (each) =>
          html`<tr><td>${each.transaction.id}</td><td>${stateOf(each)}</td><td>${button('/desk/send', each.status === null ? 'Send now' : 'Send again', { id: each.id })}</td></tr>`,
      )}</tbody></table></div>`,
  )
}
