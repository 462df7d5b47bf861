import type { WayBack } from '#books/ways-back.ts'

interface GivenBackProps {
  how: WayBack | null
  reference: string
  texts: { ways: Record<WayBack, string>; reference: string }
}

/** Which way money went that no card took back, and what to look for there. */
export function GivenBackBy({ how, reference, texts }: GivenBackProps) {
  if (!how) return null
  return (
    <>
      {' '}
      {texts.ways[how]}
      {reference ? (
        <>
          {` ${texts.reference}: `}
          <bdi>{reference}</bdi>
        </>
      ) : null}
    </>
  )
}
