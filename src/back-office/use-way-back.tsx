import { useLocation } from 'react-router'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'

/** For a link from a list to one of its rows: how the list is asked for right now. */
export const useListState = (): { from: string } => ({ from: useLocation().search })

/** The list as it was left, where this page was opened from it. */
export function useWayBack(list: string): string {
  const state: unknown = useLocation().state
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : ''
  return inLanguage(useLanguage(), list) + (typeof from === 'string' && from.startsWith('?') ? from : '')
}
