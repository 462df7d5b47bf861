import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PlusIcon } from '#ui/icons.tsx'
import { useMayChange } from './admin-roles.tsx'
import { useListState } from './use-way-back.tsx'

interface AddProps {
  to: string
  label: string
  /** In an empty list, whose title has the first one. */
  isSecond?: boolean
}

/** To the form of a new one, which leads back to the list as it stands; for those who may change anything. */
export function AddLink({ to, label, isSecond = false }: AddProps) {
  const href = inLanguage(useLanguage(), to)
  const state = useListState()
  return useMayChange() ? (
    <ButtonLink kind={isSecond ? 'outline' : 'solid'} to={href} state={state}>
      <PlusIcon />
      {label}
    </ButtonLink>
  ) : null
}
