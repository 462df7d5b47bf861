import { AddressLines } from '#addresses/address-lines.tsx'
import type { SavedAddress } from '#addresses/shown-address.ts'
import { useTexts } from '#i18n/use-texts.tsx'
import styles from './choices.module.css'

interface SavedProps {
  addresses: readonly SavedAddress[]
  pickedAddress: SavedAddress | undefined
  /** Undefined: another address, which is typed. */
  onPick: (address: SavedAddress | undefined) => void
}

export function SavedAddresses({ addresses, pickedAddress, onPick }: SavedProps) {
  const { savedAddresses } = useTexts('checkout').checkout
  return (
    <fieldset className={styles.choices}>
      <legend>{savedAddresses.title}</legend>
      {addresses.map((address) => (
        <label key={address.id} className={styles.choice}>
          <input type="radio" name="saved" checked={address === pickedAddress} onChange={() => onPick(address)} />
          <AddressLines {...address} />
        </label>
      ))}
      <label className={styles.choice}>
        <input type="radio" name="saved" checked={pickedAddress === undefined} onChange={() => onPick(undefined)} />
        <span>{savedAddresses.another}</span>
      </label>
    </fieldset>
  )
}
