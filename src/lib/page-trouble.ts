/** Where pages say what went wrong in them. */
export const PAGE_TROUBLE = '/analytics/page-trouble'
