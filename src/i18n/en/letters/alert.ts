/** "Your size is back." */
export const alertLetters = {
  subject: (name: string, size: string) => `${name} is back in size ${size}`,
  line: (name: string, size: string) => `${name} can be ordered in size ${size} again. You asked us to tell you.`,
  subjectOfOne: (name: string) => `${name} is back`,
  lineOfOne: (name: string) => `${name} can be ordered again. You asked us to tell you.`,
  quick: 'We do not put it aside: whoever orders first has it.',
  size: 'Size',
  oneSize: 'One size',
  button: 'See the piece',
  why: 'You get this one mail because you asked for it on the page of the piece.',
  leave: 'Wait for no other size any more',
}
