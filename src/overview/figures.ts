const whole = new Intl.NumberFormat('en-US')

/** `1,250`: Western digits in both languages. */
export const countText = (count: number): string => whole.format(count)
