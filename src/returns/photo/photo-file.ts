/** Apart from the shop's pictures: the address of those begins with an id, and leads nowhere near here. */
export const photoKey = (id: string): string => `private/returns/${id}.webp`
