import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react'
import { Button } from '#ui/button.tsx'

const never = (): (() => void) => () => {}

interface SubmitProps extends Pick<ComponentProps<typeof Button>, 'kind'> {
  isBusy: boolean
  children: ReactNode
}

/** Sends nothing before the page is alive: the browser itself would put the password into the address. */
export function SubmitButton({ isBusy, children, ...look }: SubmitProps) {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <Button {...look} type={isAlive ? 'submit' : 'button'} busy={isBusy}>
      {children}
    </Button>
  )
}
