import type { ComponentProps } from 'react'

interface EarlyProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  onOpen: () => void
}

/** Opens a dialog. Tapped before the page is alive, it opens the popover that it targets, which stands for it until then. */
export const EarlyButton = ({ onOpen, ...button }: EarlyProps) => (
  <button
    type="button"
    aria-haspopup="dialog"
    {...button}
    onClick={(event) => {
      event.preventDefault()
      onOpen()
    }}
  />
)
