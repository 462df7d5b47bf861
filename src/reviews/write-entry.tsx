import { type ReactNode, Suspense } from 'react'
import { useVisitor } from '#accounts/use-visitor.tsx'
import { loadTexts } from '#i18n/texts.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage, languageOf } from '#lib/language.ts'
import { ButtonLink } from '#ui/button.tsx'
import { lazyOr } from '#ui/late.tsx'

const Write = lazyOr(
  async () => {
    const texts = loadTexts(languageOf(location.pathname), 'writing')
    const [{ WriteReview }] = await Promise.all([import('./write-review.tsx'), texts])
    return WriteReview
  },
  ({ children }: { productId: string; children: ReactNode }) => children,
)

/** For strangers, whom the server renders for, a way through the sign-in; only who is signed in fetches the rest. */
export function WriteEntry({ productId }: { productId: string }) {
  const { signIn } = useTexts('reviews').reviews
  const language = useLanguage()
  const next = `${inLanguage(language, `/product/${productId}`)}%23reviews`
  const link = (
    <ButtonLink kind="outline" to={`${inLanguage(language, '/auth')}?next=${next}`}>
      {signIn}
    </ButtonLink>
  )
  if (useVisitor() === 'nobody') return <div>{link}</div>
  return (
    <div>
      <Suspense fallback={link}>
        <Write productId={productId}>{link}</Write>
      </Suspense>
    </div>
  )
}
