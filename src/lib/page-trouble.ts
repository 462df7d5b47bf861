/** Where pages say what went wrong in them. */
export const PAGE_TROUBLE = '/analytics/page-trouble'
/** Where browsers report by themselves what a page’s policy stopped. */
export const POLICY_REPORT = '/analytics/policy-report'
