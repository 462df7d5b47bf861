import { type Html, html } from '#lib/html.server.ts'
import { ANSWERS } from './outcomes.ts'
import type { Callback, State } from './state.server.ts'
import { STYLE } from './style.ts'
import type { Intention, Transaction } from './transactions.ts'
import { type Speech, WORDS } from './words.ts'

/** Whatever it shows, it says first that it is no bank. */
function page(speech: Speech, title: string, body: Html): string {
  const { bank, note } = WORDS[speech]
  const dir = speech === 'ar' ? 'rtl' : 'ltr'
  return html`<!doctype html>
<html lang="${speech}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><style>${{ html: STYLE }}</style></head>
<body><header><strong>${bank}</strong><p>${note}</p></header><main><h1>${title}</h1>${body}</main></body></html>`.html
}

const digits = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })

const money = (cents: number, currency: string): string => `${currency} ${digits.format(cents / 100)}`

const moneyIn = (speech: Speech, { amount, currency }: Intention): string =>
  speech === 'ar' && currency === 'EGP' ? `${digits.format(amount / 100)} ج.م` : money(amount, currency)

/** One of several, the first one chosen. */
const choice = (name: string, legend: string, list: Record<string, string>): Html =>
  html`<fieldset><legend>${legend}</legend>${Object.entries(list).map(
    ([value, label], at) =>
      html`<label><input type="radio" name="${name}" value="${value}"${{ html: at === 0 ? ' checked' : '' }}> ${label}</label>`,
  )}</fieldset>`

/** The hosted checkout: whoever sits here decides what the bank says. */
export function checkoutPage(speech: Speech, intention: Intention): string {
  const words = WORDS[speech]
  return page(
    speech,
    words.title,
    html`<dl><div><dt>${words.amount}</dt><dd class="amount"><bdi>${moneyIn(speech, intention)}</bdi></dd></div>
<div><dt>${words.reference}</dt><dd><bdi>${intention.reference}</bdi></dd></div></dl>
<form method="post" action="/unifiedcheckout/pay">
<input type="hidden" name="clientSecret" value="${intention.clientSecret}">
${choice('outcome', words.outcome, words.outcomes)}
<details><summary>${words.more}</summary>
${choice('journey', words.journey, words.journeys)}
${choice('twist', words.twist, words.twists)}
${choice('browser', words.browser, words.browsers)}
</details>
<button class="main">${words.pay}</button>
</form>`,
  )
}

export function saidPage(speech: Speech, what: keyof (typeof WORDS)[Speech]['said']): string {
  const [title, text] = WORDS[speech].said[what]
  return page(speech, title, html`<p>${text}</p>`)
}

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
    'en',
    'Payment provider (simulated)',
    html`<h2>How the provider’s calls answer</h2>
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
