interface Reached {
  apiUrl: string
  publicKey: string
  iframeId: string | undefined
}

export const hostedUrl = ({ apiUrl, publicKey }: Reached, clientSecret: string): string =>
  `${apiUrl}/unifiedcheckout/?${new URLSearchParams({ publicKey, clientSecret })}`

/** The same inside one of ours; null where the hosted page by redirect is used. */
export const frameUrl = ({ apiUrl, iframeId }: Reached, paymentKey: string): string | null =>
  iframeId === undefined
    ? null
    : `${apiUrl}/api/acceptance/iframes/${iframeId}?${new URLSearchParams({ payment_token: paymentKey })}`

const HOSTS = ['https://accept.paymob.com', 'https://accept.paymobsolutions.com', 'https://portal.weaccept.co']

/** Whose messages a page listens to; compared by equality. */
export const trustedOrigins = ({ apiUrl }: Reached): string[] => [...new Set([...HOSTS, apiUrl])]
