import { plural } from '../plural.ts'

const days = plural({ one: '{n} day', other: '{n} days' })
const hours = plural({ one: '{n} hour', other: '{n} hours' })
const minutes = plural({ one: '{n} minute', other: '{n} minutes' })

/** "Tell me when my size is back": on the page of a piece, and where the link in the mail leads. */
export const waiting = {
  tellWhenBack: (size: string) => `Tell me when ${size} is back`,
  email: 'E-mail',
  oneMailOnly: 'One mail, once, in the order of asking. Nothing else.',
  emailMissing: 'Type the address to write to.',
  willWrite: (size: string) => `We will write to you once, when size ${size} can be ordered again.`,
  willWriteTo: (email: string, size: string) =>
    `We will write to ${email} once, when size ${size} can be ordered again.`,
  onTheList: (size: string) => `You are on the list for size ${size}. We write once, when it can be ordered again.`,
  leaveList: 'Take me off the list',
  offTheList: (size: string) => `You are off the list for size ${size}.`,
  failed: 'This could not be sent. Please try again.',
  sizeIsBack: (size: string) => `Size ${size} is back: you can order it now.`,
  list: {
    title: 'Waiting list',
    text: 'Do you want to wait for no other size any more? Then we write no mail of this kind to your address.',
    leaveEveryList: 'Take me off every list',
    left: 'You are off every list. Whenever you like, you can ask again on the page of a piece.',
    bad: 'This link is not complete. Open it from the mail once more.',
    toProducts: 'See all products',
  },
  /** Beside the button of a product that is not open yet, or that not everybody may take as much of. */
  opening: {
    opensOn: 'Opens on',
    cairo: 'Cairo time',
    days,
    hours,
    minutes,
    left: (parts: readonly string[]) => `Opens in ${parts.join(', ')}`,
    soon: 'Opens in less than a minute.',
    limit: plural({
      one: 'One piece per shopper, in any size.',
      other: 'At most {n} pieces per shopper, in any size.',
    }),
    now: 'Open now. Choose your size.',
  },
}
