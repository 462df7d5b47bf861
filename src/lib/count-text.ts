/** `1,250`: Western digits in both languages, grouped as those of prices are. */
export const countText = (count: number): string => count.toLocaleString('en-US')
