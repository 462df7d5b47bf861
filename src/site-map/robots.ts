/** Nobody's business but the visitor's own, or no page at all: search engines stay out, in both languages. */
const CLOSED = [
  '/admin',
  '/checkout',
  '/payment',
  '/account',
  '/favorites',
  '/guest-track',
  '/acs-test',
  '/order',
  '/my-order',
  '/auth',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/waiting-list',
  '/confirm-order',
  '/invitation',
  '/preview',
  '/callback',
  '/fail',
  '/logout',
  '/returns',
  '/pre-order',
  '/api',
]

/** As robots read it: a closed path closes all that begins with it. */
export const isOpen = (path: string): boolean => !CLOSED.some((prefix) => path.startsWith(prefix))

export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...CLOSED.flatMap((path) => [`Disallow: ${path}`, `Disallow: /ar${path}`]),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
