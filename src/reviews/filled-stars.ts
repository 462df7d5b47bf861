/** How wide the filled ones of five stars of 24 are. A star lies around its middle: by width alone 0.8 of it looks whole. */
export const filledWidth = (rating: number): number => rating * 24 + (rating % 1 && 6 - (rating % 1) * 12)
