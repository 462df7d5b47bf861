import { Fragment } from 'react'
import { Code } from '#ui/code.tsx'
import { mailPieces } from './mail-pieces.ts'

/**
 * Too long for its line, it breaks where a reader would, never within a word that would fit. Its lines begin at the
 * page's side, also where what holds it makes a box of it.
 */
export const MailAddress = ({ address }: { address: string }) => (
  <span>
    <Code>
      {mailPieces(address).map((piece, at, pieces) => (
        <Fragment key={pieces.slice(0, at).join('')}>
          {piece}
          <wbr />
        </Fragment>
      ))}
    </Code>
  </span>
)
