import { type ReactNode, useSyncExternalStore } from 'react'
import { Button } from '#ui/button.tsx'

const never = (): (() => void) => () => {}

/** Sends nothing before the page is alive: the browser itself would put the password into the address. */
export function SubmitButton({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <Button type={isAlive ? 'submit' : 'button'} busy={isBusy}>
      {children}
    </Button>
  )
}
