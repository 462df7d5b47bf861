import { useNavigate } from 'react-router'
import { askedFirst } from '#cart/asked-first.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { HeartIcon } from '#ui/icons.tsx'
import { useToast } from '#ui/use-toast.tsx'
import styles from './favorite-button.module.css'
import { useFavorites } from './use-favorites.tsx'

interface ButtonProps {
  id: string
  /** The product's, in the page's language. */
  name: string
  className?: string | undefined
}

/** A heart, full for what is saved. What is taken off the list can come back for as long as the toast stays. */
export function FavoriteButton({ id, name, className = '' }: ButtonProps) {
  const { favorites } = useTexts().shop
  const language = useLanguage()
  const navigate = useNavigate()
  const isSaved = useFavorites(({ ids }) => ids.includes(id))
  const { show } = useToast.getState()

  const save = async (): Promise<void> => {
    if (!(await askedFirst({ save: id }))) return
    useFavorites.getState().save(id)
    const see = { label: favorites.viewFavorites, onClick: () => void navigate(inLanguage(language, '/favorites')) }
    show({ text: favorites.saved, actions: [see] })
  }

  const remove = (): void => {
    const { ids, remove: takeOff, save: putBack } = useFavorites.getState()
    takeOff(id)
    show({ text: favorites.removed, actions: [{ label: favorites.undo, onClick: () => putBack(id, ids.indexOf(id)) }] })
  }

  return (
    <button
      type="button"
      className={`${styles.heart} ${className}`}
      aria-pressed={isSaved}
      aria-label={favorites.button(name)}
      onClick={() => (isSaved ? remove() : void save())}
    >
      <HeartIcon isFilled={isSaved} />
    </button>
  )
}
