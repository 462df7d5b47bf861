/** First and last byte, both meant. */
export interface Part {
  from: number
  to: number
}

/**
 * Which part of so many bytes a Range header asks for. Undefined: all of them, also where it asks for several parts or
 * makes no sense, as HTTP has it; `none` where it begins behind the end.
 */
export function partOf(range: string | undefined, bytes: number): Part | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  if (first === '' && last === '') return undefined
  const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const to = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (first !== '' && last !== '' && Number(last) < from) return undefined
  return from >= bytes || (first === '' && Number(last) === 0) ? 'none' : { from, to }
}
