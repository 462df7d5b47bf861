import { useLocation, useNavigate } from 'react-router'
import { signOut } from '#accounts/use-auth.tsx'
import { useIsOwner, useMayChange } from '#back-office/admin-roles.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { browserStore } from '#lib/storage.ts'
import type { Command } from '#palette/command.ts'
import { Palette } from '#palette/palette.tsx'
import { Shortcuts } from '#palette/shortcuts.tsx'
import { commandTo, PAGES } from './finder-pages.ts'

interface FinderProps {
  opened: 'palette' | 'shortcuts' | null
  onOpen: (what: 'palette' | 'shortcuts' | null) => void
}

export function Finder({ opened, onOpen }: FinderProps) {
  const go = useGo()
  const commands = [...usePages(go), ...useActions(go, () => onOpen('shortcuts'))]
  const close = (): void => onOpen(null)
  return (
    <>
      <Palette isOpen={opened === 'palette'} onClose={close} commands={commands} onGo={go} />
      <Shortcuts isOpen={opened === 'shortcuts'} onClose={close} />
    </>
  )
}

type Go = (to: string) => void

function useGo(): Go {
  const language = useLanguage()
  const navigate = useNavigate()
  return (to) => void navigate(inLanguage(language, to))
}

/** For who may see them. */
function usePages(go: Go): Command[] {
  const texts = useAdminTexts()
  const isOwner = useIsOwner()
  return PAGES.filter(({ isOwners }) => isOwner || !isOwners).map((page) => commandTo(page, texts, go))
}

function useActions(go: Go, onShortcuts: () => void): Command[] {
  const { actions, also } = useAdminTexts().palette
  const mayChange = useMayChange()
  const language = useLanguage()
  const other = language === 'ar' ? 'en' : 'ar'
  const { pathname, search } = useLocation()
  const command = (id: string, label: string, run: () => void, words = id): Command => ({
    ...{ id, group: 'actions', label, run },
    words,
  })
  const adding = (name: keyof typeof also, to: string) => command(name, actions[name], () => go(to), also[name])

  const add = [
    adding('addOrder', '/admin/orders/new'),
    adding('addProduct', '/admin/products/new'),
    adding('addGallery', '/admin/gallery/new'),
    adding('addCode', '/admin/promo-codes/new'),
  ]
  /** A whole new page, which brings its own texts. */
  const changeLanguage = (): void => {
    const query = new URLSearchParams(search)
    query.set('lang', other)
    browserStore('language').write(other)
    location.assign(`${pathname}?${query}`)
  }
  const leave = async (): Promise<void> => {
    await signOut()
    go('/auth')
  }
  return [
    ...(mayChange ? add : []),
    { ...command('language', actions.language, changeLanguage), lang: other },
    command('shortcuts', actions.shortcuts, onShortcuts),
    command('sign out', actions.signOut, () => void leave()),
  ]
}
