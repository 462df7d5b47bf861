import { withoutLanguage } from '#lib/language.ts'
import { pathInside } from '#lib/next-path.ts'

const REASONS: Readonly<Record<string, 'returns' | 'preOrder'>> = { '/returns': 'returns', '/pre-order': 'preOrder' }

/** What they wanted, where the page that sent them here had no room to say why it is for one's own account. */
export function whySignIn(next: string | null): 'returns' | 'preOrder' | null {
  const path = pathInside(next)?.split(/[?#]/, 1)[0]
  return (path && REASONS[withoutLanguage(path)]) || null
}
