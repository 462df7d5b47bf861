import { plural } from '#i18n/plural.ts'

const notifications = {
  title: 'Notifications',
  subtitle: 'How you hear of orders without looking. Each of the team chooses for themself.',
  letters: 'By mail',
  lettersGoTo: 'To your address:',
  fields: { orders: 'New orders', summaryHour: 'Morning summary', language: 'Language of the mails' },
  orderNews: { each: 'A mail for each order', hourly: 'One mail an hour, if there are any', never: 'No mail' },
  ordersHint: 'Cash orders when they are placed, card orders once they are paid.',
  noSummary: 'No summary',
  summaryHint:
    'Cairo time: yesterday’s orders and revenue, cash to approve, to ship, late, reviews and low stock. Stays away when there is nothing to say.',
  languages: { en: 'English', ar: 'العربية' },
  saved: 'Saved. You will be told like this from now on.',
  saveFailed: 'Failed to save your notifications',
  failed: 'Failed to load your notifications',
  leaveText: 'What you chose is not saved yet.',
  browser: 'In this browser',
  browserText:
    'While a tab of the back-office is open, new orders are told beside it, with a short sound. However many tabs are open, one speaks.',
  isOn: 'Switched on in this browser.',
  permissions: {
    default: 'Switched off.',
    granted: 'Switched off.',
    denied:
      'The browser blocks notifications of this site. Allow them in its settings for this address, then come back.',
    impossible: 'This browser can’t show notifications. Mails reach you all the same.',
  },
  switchOn: 'Switch on',
  switchOff: 'Switch off',
  tryIt: 'Try it',
  sample: 'New orders are told like this',
  sampleText: 'Click on one to see the orders.',
  newOrders: plural({ one: '{n} new order', other: '{n} new orders' }),
  latest: (sku: string, name: string, total: string) => `${sku}, ${name}: ${total}`,
}

export const adminNotifications = { notifications }
