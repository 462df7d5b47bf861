import { useEffect, useRef } from 'react'
import styles from '#accounts/pages/account.module.css'
import { useTexts } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Code, CopyButton } from '#ui/code.tsx'

/** Shown this once. On paper, they alone. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { factor: texts } = useTexts('account').account
  const { shell } = useTexts().shop
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus(), [])

  return (
    <div className={styles.codes}>
      <p className={styles.onPaper}>{shell.shopName}</p>
      <h3 ref={heading} tabIndex={-1}>
        {texts.recoveryTitle}
      </h3>
      <p>{texts.recovery}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <Code>{code}</Code>
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <CopyButton text={codes.join('\n')} label={texts.copyCodes} copiedLabel={texts.copied} />
        <Button kind="quiet" onClick={() => print()}>
          {texts.print}
        </Button>
        <Button onClick={onKept}>{texts.codesKept}</Button>
      </div>
    </div>
  )
}
