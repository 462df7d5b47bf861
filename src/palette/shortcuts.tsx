import { Fragment } from 'react'
import { switchSingleKeys, useSingleKeys } from '#back-office/single-keys.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { CheckField } from '#ui/field.tsx'
import { commandKey } from './command-key.ts'
import styles from './palette.module.css'

interface ShortcutsProps {
  isOpen: boolean
  onClose: () => void
}

/** Every key of the back-office, and the switch for those that act alone. */
export function Shortcuts({ isOpen, onClose }: ShortcutsProps) {
  const { shortcuts, common } = useAdminTexts()
  const areOn = useSingleKeys((keys) => keys.areOn)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={shortcuts.title} closeLabel={common.close}>
      <div className={styles.shortcuts}>
        <Keys
          title={shortcuts.everywhere}
          rows={[
            { keys: [commandKey(), 'K'], does: shortcuts.find },
            { keys: ['Esc'], does: shortcuts.close },
          ]}
        />
        <Keys
          title={shortcuts.inForms}
          rows={[
            { keys: [commandKey(), 'S'], does: shortcuts.save },
            { keys: ['Shift'], does: shortcuts.range },
          ]}
        />
        <Keys
          title={shortcuts.singleKeys}
          rows={[
            { keys: ['/'], does: shortcuts.search },
            { keys: ['?'], does: shortcuts.list },
            { keys: ['A'], does: shortcuts.approve },
            { keys: ['R'], does: shortcuts.reject },
            { keys: ['U'], does: shortcuts.undo },
          ]}
        />
        <CheckField
          label={shortcuts.toggle}
          hint={shortcuts.toggleHint}
          name="single-keys"
          checked={areOn}
          onChange={({ currentTarget }) => switchSingleKeys(currentTarget.checked)}
        />
      </div>
    </Dialog>
  )
}

interface KeysProps {
  title: string
  rows: readonly { keys: readonly string[]; does: string }[]
}

const Keys = ({ title, rows }: KeysProps) => (
  <section>
    <h3 className={styles.group}>{title}</h3>
    <dl className={styles.keys}>
      {rows.map(({ keys, does }) => (
        <Fragment key={does}>
          <dt>{does}</dt>
          <dd dir="ltr">
            {keys.map((key) => (
              <kbd key={key} lang="en">
                {key}
              </kbd>
            ))}
          </dd>
        </Fragment>
      ))}
    </dl>
  </section>
)
