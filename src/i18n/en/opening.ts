import { plural } from '../plural.ts'

const days = plural({ one: '{n} day', other: '{n} days' })
const hours = plural({ one: '{n} hour', other: '{n} hours' })
const minutes = plural({ one: '{n} minute', other: '{n} minutes' })

/** What stands beside the button of a product that is not open yet. */
export const opening = {
  opensOn: 'Opens on',
  cairo: 'Cairo time',
  days,
  hours,
  minutes,
  left: (parts: readonly string[]) => `Opens in ${parts.join(', ')}`,
  soon: 'Opens in less than a minute.',
  limit: plural({
    one: 'One piece for each shopper, of all sizes.',
    other: 'At most {n} pieces for each shopper, of all sizes.',
  }),
  now: 'Open now. Choose your size.',
}
