import type { MouseEvent } from 'react'

const NAME = 'piece'

/** Not in the browsers inside Android's apps, some of which go blank over it. */
export const canGrow = !import.meta.env.SSR && !navigator.userAgent.includes('; wv)')

let pressed: HTMLImageElement | null = null

/** The card's picture is about to become the one of its page: no other has its name. */
export function grow({ currentTarget }: MouseEvent): void {
  if (pressed) pressed.style.viewTransitionName = ''
  pressed = currentTarget.querySelector('[data-on] img')
  if (pressed) pressed.style.viewTransitionName = NAME
}

/** What was seen on the card stands there until the larger one has come. Only a script may set it. */
export const grown = () =>
  pressed && pressed.closest('a')?.pathname === location.pathname
    ? { viewTransitionName: NAME, background: `center / cover url(${pressed.currentSrc})` }
    : undefined
