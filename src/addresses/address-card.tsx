import { useTexts } from '#i18n/use-texts.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { AddressLines } from './address-lines.tsx'
import styles from './addresses.module.css'
import type { SavedAddress } from './shown-address.ts'

interface CardProps {
  address: SavedAddress
  onEdit: () => void
  onRemove: () => void
}

export function AddressCard({ address, onEdit, onRemove }: CardProps) {
  const { addresses: texts } = useTexts('account').account
  return (
    <div className={styles.card}>
      {address.isDefault ? (
        <p>
          <Badge>{texts.default}</Badge>
        </p>
      ) : null}
      <address>
        <AddressLines {...address} />
      </address>
      <div className={styles.tools}>
        <Button kind="quiet" aria-label={texts.editNamed(address.name)} onClick={onEdit}>
          {texts.edit}
        </Button>
        <Button kind="quiet" aria-label={texts.removeNamed(address.name)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </div>
  )
}
