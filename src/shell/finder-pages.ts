import type { AdminTexts } from '#i18n/load-admin-texts.ts'
import type { Command } from '#palette/command.ts'
import { SECTION_NAMES } from '#settings/sections.ts'
import { MENU } from './admin-menu-entries.ts'

export interface FindablePage {
  to: string
  name: (texts: AdminTexts) => string
  isOwners?: true | undefined
  /** One step behind what the menu has. */
  isFurther?: true
}

export const PAGES: readonly FindablePage[] = [
  ...MENU.flatMap(({ entries }) => entries),
  { to: '/admin/products/stock', name: ({ stock }) => stock.title, isFurther: true },
  { to: '/admin/products/stock-book', name: ({ stockBook }) => stockBook.title, isFurther: true },
  { to: '/admin/products/import', name: ({ productFile }) => productFile.short, isFurther: true },
  ...SECTION_NAMES.map((section) => ({
    to: `/admin/settings/${section}`,
    name: ({ settings }: AdminTexts) => `${settings.title}: ${settings.sections[section]}`,
    isOwners: true as const,
    isFurther: true as const,
  })),
]

/** Found by its address and by what else it is called too, in whichever language the page is. */
export function commandTo(page: FindablePage, texts: AdminTexts, go: (to: string) => void): Command {
  const { to, name, isFurther } = page
  const also: Readonly<Record<string, string>> = texts.palette.pages
  return {
    ...{ id: to, group: 'pages', label: name(texts), isFurther },
    words: `${to} ${also[to]}`,
    run: () => go(to),
  }
}
