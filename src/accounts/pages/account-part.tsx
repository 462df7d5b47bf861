import { type ReactNode, useId } from 'react'
import { useRevalidator } from 'react-router'
import { useTexts } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './account.module.css'

interface PartProps {
  id: string
  title: string
  action?: ReactNode
  children: ReactNode
}

export function AccountPart({ id, title, action, children }: PartProps) {
  const titleId = useId()
  return (
    <section id={id} className={styles.section} aria-labelledby={titleId}>
      <div className={styles.sectionHead}>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}

export function NotLoaded() {
  const { page } = useTexts('account').account
  const { revalidate, state } = useRevalidator()
  return (
    <Notice tone="error">
      <p>{page.notLoaded}</p>
      <p>
        <Button kind="outline" busy={state === 'loading'} onClick={() => void revalidate()}>
          {page.retry}
        </Button>
      </p>
    </Notice>
  )
}
