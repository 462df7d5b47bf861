/** As the owner is called whom the shop's first start made, until they say their name. */
export const FIRST_OWNER = 'Owner'
