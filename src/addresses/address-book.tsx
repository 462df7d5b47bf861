import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { AccountPart } from '#accounts/pages/account-part.tsx'
import type { User } from '#accounts/use-auth.tsx'
import { useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { type Outcome, useForm } from '#ui/use-form.tsx'
import { AddressCard } from './address-card.tsx'
import { AddressForm } from './address-form.tsx'
import styles from './addresses.module.css'
import { deleteAddressCall } from './api.ts'
import type { SavedAddress } from './shown-address.ts'

const MOST = 20

interface BookProps {
  addresses: readonly SavedAddress[]
  user: User
}

export function AddressBook({ addresses, user }: BookProps) {
  const { addresses: texts } = useTexts('account').account
  const { revalidate } = useRevalidator()
  /** The id of the one that is edited, or a new one. */
  const [edited, setEdited] = useState<string | 'new' | null>(null)
  const [leaving, setLeaving] = useState<SavedAddress | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const settle = async (text: string | null): Promise<void> => {
    if (text !== null) await revalidate()
    setEdited(null)
    setLeaving(null)
    setOutcome(text === null ? null : { tone: 'success', text })
  }
  const isFull = addresses.length >= MOST
  const add = (
    <Button kind="quiet" onClick={() => setEdited('new')}>
      {texts.add}
    </Button>
  )

  return (
    <AccountPart id="addresses" title={texts.title} action={edited === null && !isFull ? add : null}>
      {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
      {isFull ? <p className={styles.small}>{texts.bookFull}</p> : null}
      {addresses.length === 0 && edited === null ? <p className={styles.small}>{texts.empty}</p> : null}
      {edited === 'new' ? <AddressForm user={user} isFirst={addresses.length === 0} onSettled={settle} /> : null}
      <ul className={styles.cards}>
        {addresses.map((address) => (
          <li key={address.id} className={edited === address.id ? styles.wide : undefined}>
            {edited === address.id ? (
              <AddressForm user={user} address={address} isFirst={address.isDefault} onSettled={settle} />
            ) : (
              <AddressCard
                address={address}
                onEdit={() => setEdited(address.id)}
                onRemove={() => setLeaving(address)}
              />
            )}
          </li>
        ))}
      </ul>
      <RemoveDialog address={leaving} onClose={() => setLeaving(null)} onRemoved={() => settle(texts.removed)} />
    </AccountPart>
  )
}

interface RemoveProps {
  /** Null while nothing is asked. */
  address: SavedAddress | null
  onClose: () => void
  onRemoved: () => Promise<void>
}

function RemoveDialog({ address, onClose, onRemoved }: RemoveProps) {
  const { addresses: texts, page } = useTexts('account').account
  const { outcome, isBusy, send } = useForm({ failed: page.failed })

  const remove = (id: string): void =>
    void send({}, async () => {
      await sendRequest(deleteAddressCall, { id })
      await onRemoved()
      return null
    })

  return (
    <Dialog
      isOpen={address !== null}
      onClose={onClose}
      title={texts.removeTitle}
      closeLabel={page.close}
      footer={
        address ? (
          <div className={styles.buttons}>
            <Button kind="outline" data-first onClick={onClose}>
              {page.cancel}
            </Button>
            <Button busy={isBusy} onClick={() => remove(address.id)}>
              {texts.remove}
            </Button>
          </div>
        ) : null
      }
    >
      {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
      <p>
        <bdi>{address?.address}</bdi>
      </p>
      <p className={styles.small}>{texts.removeText}</p>
    </Dialog>
  )
}
