/** "Tell me when my size is back": on the page of a piece, and where the link in the mail leads. */
export const waiting = {
  tell: (size: string) => `Tell me when ${size} is back`,
  email: 'E-mail',
  once: 'One mail, once, in the order of asking. Nothing else.',
  emailMissing: 'Type the address to write to.',
  told: (size: string) => `We will write to you once, when size ${size} can be ordered again.`,
  toldTo: (email: string, size: string) => `We will write to ${email} once, when size ${size} can be ordered again.`,
  waits: (size: string) => `You are on the list for size ${size}. We write once, when it can be ordered again.`,
  stop: 'Take me off the list',
  stopped: (size: string) => `You are off the list for size ${size}.`,
  failed: 'This could not be sent. Please try again.',
  back: (size: string) => `Size ${size} is back: you can order it now.`,
  list: {
    title: 'Waiting list',
    text: 'Do you want to wait for no other size any more? Then we write no mail of this kind to your address.',
    leave: 'Take me off every list',
    left: 'You are off every list. Whenever you like, you can ask again on the page of a piece.',
    bad: 'This link is not complete. Open it from the mail once more.',
    toProducts: 'See all products',
  },
}
