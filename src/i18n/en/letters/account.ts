/** What an account is written about. */
export type AccountMail =
  | 'verify'
  | 'welcome'
  | 'taken'
  | 'reset'
  | 'password changed'
  | 'google linked'
  | 'second factor on'
  | 'second factor off'
  | 'closed'

interface LetterTexts {
  subject: string
  lines: readonly string[]
  button?: string
}

const kinds: Record<AccountMail, LetterTexts> = {
  verify: {
    subject: 'Confirm your e-mail address',
    lines: [
      'Welcome. Please confirm that this mailbox is yours.',
      'It lets you find orders you placed as a guest, and sign in with Google. The link works for 7 days.',
      'If you did not open an account with us, you need do nothing.',
    ],
    button: 'Confirm e-mail address',
  },
  welcome: {
    subject: 'Welcome: your account is ready',
    lines: [
      'Your e-mail address is confirmed, and your account is ready.',
      'There you find your orders and their receipts, keep addresses and favorites, and review what you have bought.',
    ],
    button: 'Open your account',
  },
  taken: {
    subject: 'You already have an account',
    lines: [
      'Somebody, perhaps you, tried to open an account with this address. There is one already, and nothing was changed.',
      'If it was you, sign in, or choose a new password if you have forgotten yours.',
    ],
    button: 'Choose a new password',
  },
  reset: {
    subject: 'Choose a new password',
    lines: [
      'Somebody, hopefully you, asked for a new password. The link works once, for 1 hour.',
      'If it was not you, you need do nothing: your password stays as it is.',
    ],
    button: 'Choose a new password',
  },
  'password changed': {
    subject: 'Your password was changed',
    lines: [
      'The password of your account was changed just now, and the other sessions were signed out.',
      'If it was not you, write to us at once.',
    ],
  },
  'google linked': {
    subject: 'You can sign in with Google now',
    lines: ['Your account was linked to your Google account just now.', 'If it was not you, write to us at once.'],
  },
  'second factor on': {
    subject: 'Your second step at sign-in is on',
    lines: [
      'From now on we ask for a code of your authenticator app at each sign-in. Keep the recovery codes for when your phone is gone.',
      'If it was not you, write to us at once.',
    ],
  },
  'second factor off': {
    subject: 'Your second step at sign-in is off',
    lines: [
      'Your account no longer asks for a code of an authenticator app at sign-in.',
      'If it was not you, write to us at once.',
    ],
  },
  closed: {
    subject: 'Your account is closed',
    lines: [
      'As you asked, your account is closed. Your personal data is deleted as soon as no order of yours is open and nothing can be returned any more.',
      'Orders themselves are kept without your name, as the law on accounts asks of us.',
    ],
  },
}

/** What mails about an account say. */
export const accountLetters = {
  hello: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  kinds,
}
