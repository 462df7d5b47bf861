import type { ReactNode } from 'react'
import styles from './icons.module.css'

interface IconProps {
  /** Where it points: along the line (mirrored where lines run to the left), against it, or up and down. */
  turn?: 'forward' | 'back' | 'down' | 'up'
}

export function Drawing({
  children,
  className = styles.icon,
}: {
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <svg className={className} viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}

export const BagIcon = () => (
  <Drawing>
    <path d="M4.5 8h15l1 13h-17zM8.5 11V7a3.5 3.5 0 0 1 7 0v4" />
  </Drawing>
)

export const MenuIcon = () => (
  <Drawing>
    <path d="M3 6.5h18M3 12h18M3 17.5h18" />
  </Drawing>
)

export const SearchIcon = () => (
  <Drawing>
    <path d="M15.5 15.5 21 21" />
    <circle cx="10" cy="10" r="6.5" />
  </Drawing>
)

export const CloseIcon = () => (
  <Drawing>
    <path d="m5 5 14 14M19 5 5 19" />
  </Drawing>
)

export const ChevronIcon = ({ turn = 'forward' }: IconProps) => (
  <Drawing className={styles[turn]}>
    <path d="m9 5 7 7-7 7" />
  </Drawing>
)

export const CheckIcon = () => (
  <Drawing>
    <path d="m4 12.5 5.5 5.5L20 6.5" />
  </Drawing>
)

export const PlusIcon = () => (
  <Drawing>
    <path d="M12 5v14M5 12h14" />
  </Drawing>
)

export const MinusIcon = () => (
  <Drawing>
    <path d="M5 12h14" />
  </Drawing>
)

export const CopyIcon = () => (
  <Drawing>
    <path d="M8 8h12v13H8zM16 8V3H4v13h4" />
  </Drawing>
)

export const TrashIcon = () => (
  <Drawing>
    <path d="M4 6.5h16M9 6.5V3.5h6v3M6 6.5 7 21h10l1-14.5M10 10.5v6.5M14 10.5v6.5" />
  </Drawing>
)

export const HeartIcon = ({ isFilled = false }: { isFilled?: boolean }) => (
  <Drawing>
    <path
      d="M12 20.5 3.5 12a5 5 0 0 1 0-7 5 5 0 0 1 7 0L12 6.5 13.5 5a5 5 0 0 1 7 7z"
      fill={isFilled ? 'currentColor' : 'none'}
    />
  </Drawing>
)

export const TruckIcon = () => (
  <Drawing className={styles.forward}>
    <path d="M2 5.5h12.5v11H2zM14.5 9.5h4L22 13v3.5h-7.5" />
    <circle cx="6.5" cy="18" r="2" />
    <circle cx="17.5" cy="18" r="2" />
  </Drawing>
)

export const ArrowIcon = ({ turn = 'forward' }: IconProps) => (
  <Drawing className={styles[turn]}>
    <path d="M3 12h17M14 6l6 6-6 6" />
  </Drawing>
)
