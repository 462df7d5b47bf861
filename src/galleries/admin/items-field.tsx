import { useEffect, useRef, useState } from 'react'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { useItemOrder } from '#back-office/list/use-item-order.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { DropZone, RefusedFiles } from '#media/admin/drop-zone.tsx'
import { ACCEPTED_MEDIA } from '#media/media-file.ts'
import { Button } from '#ui/button.tsx'
import { PlusIcon } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { MOST_ITEMS } from '../gallery.ts'
import { holdsSomething, type TypedItem } from './gallery-form.ts'
import { ItemCard } from './item-card.tsx'
import styles from './items.module.css'
import { RemoveDialog } from './remove-dialog.tsx'
import type { Files } from './use-files.tsx'
import type { Draft } from './use-typed-gallery.tsx'

export function ItemsField({ draft, files }: { draft: Draft; files: Files }) {
  const { galleryForm: texts, galleryFiles } = useAdminTexts()
  const mayChange = useMayChange()
  const { items } = draft.typed
  const order = useItemOrder(items, draft.changeItems)
  const [leaving, setLeaving] = useState<TypedItem | null>(null)
  const adding = useAdding(files, order.list)
  const remove = (item: TypedItem): void => (holdsSomething(item) ? setLeaving(item) : files.remove(item.key))
  const problem = draft.problems['items']
  return (
    <div className={styles.field}>
      {mayChange ? (
        <DropZone
          name="files"
          limits={galleryFiles.limits}
          words={galleryFiles}
          accepted={ACCEPTED_MEDIA}
          onFiles={files.add}
        />
      ) : null}
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      <RefusedFiles sentences={files.refusedFiles} />
      <p className="visually-hidden" aria-live="polite">
        {order.movedTo > 0 ? texts.item.movedTo(order.movedTo, items.length) : ''}
      </p>
      <ol ref={order.list} className={styles.list}>
        {items.map((item, index) => (
          <ItemCard
            key={item.key}
            item={item}
            place={{ at: index + 1, of: items.length }}
            order={order}
            files={files}
            problems={draft.problems}
            onChange={(part) => draft.changeItem(item.key, part)}
            onRemove={() => remove(item)}
          />
        ))}
      </ol>
      {mayChange ? (
        <div>
          <Button kind="outline" disabled={items.length >= MOST_ITEMS} onClick={adding}>
            <PlusIcon />
            {texts.addItem}
          </Button>
        </div>
      ) : null}
      <RemoveDialog
        item={leaving}
        onCancel={() => setLeaving(null)}
        onRemove={({ key }) => {
          setLeaving(null)
          files.remove(key)
        }}
      />
    </div>
  )
}

/** An item that was just added is where its title is typed next. */
function useAdding(files: Files, list: ReturnType<typeof useItemOrder>['list']): () => void {
  const [added, setAdded] = useState<string | null>(null)
  const focused = useRef<string | null>(null)
  useEffect(() => {
    if (added === null || focused.current === added) return
    focused.current = added
    list.current?.querySelector<HTMLElement>(`[data-item="${added}"] input[name="title"]`)?.focus()
  }, [added, list])
  return () => setAdded(files.addEmpty())
}
