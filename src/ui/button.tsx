import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'

type Kind = 'solid' | 'outline' | 'quiet' | 'onward'

const classes = (kind: Kind, more: string | undefined): string =>
  [styles.button, styles[kind], more].filter(Boolean).join(' ')

interface ButtonProps extends ComponentProps<'button'> {
  kind?: Kind
  busy?: boolean
}

export function Button({
  kind = 'solid',
  busy = false,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={classes(kind, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={busy ? undefined : onClick}
    >
      <span className={styles.label}>{children}</span>
    </button>
  )
}

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  kind?: Kind
}

export function ButtonLink({ kind = 'solid', className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classes(kind, className)}>
      <span className={styles.label}>{children}</span>
    </Link>
  )
}
