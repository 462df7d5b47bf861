import type { SyntheticEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/use-toast.tsx'
import styles from './toast.module.css'

/** Where short messages come up. `isElsewhere`: another region has them now, in front of this one. */
export function ToastRegion({ isElsewhere = false }: { isElsewhere?: boolean }) {
  const { toast, hide, hold, letGo } = useToast()
  const letGoIfLeft = ({ currentTarget }: SyntheticEvent<HTMLElement>): void => {
    if (!currentTarget.matches(':hover, :focus-within')) letGo()
  }
  return (
    <div
      role="status"
      className={styles.region}
      onPointerEnter={hold}
      onPointerLeave={letGoIfLeft}
      onFocus={hold}
      onBlur={letGoIfLeft}
    >
      {toast && !isElsewhere ? (
        <div className={styles.toast} data-ground="ink">
          <p>{toast.text}</p>
          {toast.actions?.map(({ label, onClick }) => (
            <Button
              key={label}
              kind="quiet"
              onClick={() => {
                hide()
                onClick()
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
