import { Fragment } from 'react'
import { Code } from '#ui/code.tsx'

/** Where it is too long for its line it breaks after the @ or a dot, never within a word that would fit. */
export const MailAddress = ({ address }: { address: string }) => (
  <Code>
    {[...address.matchAll(/[^@.]*[@.]|[^@.]+$/g)].map(({ 0: part, index }) => (
      <Fragment key={index}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </Code>
)
