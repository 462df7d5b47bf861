import { type ComponentType, lazy, useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { underWay } from './under-way.tsx'
import { useToast } from './use-toast.tsx'

export function useLate<Module extends object>(
  isWanted: boolean,
  load: () => Promise<Module>,
  onFailed: () => void,
): Module | null {
  const [loaded, setLoaded] = useState<Module | null>(null)
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    if (isWanted && !loaded) underWay(load()).then(setLoaded, () => fail())
  }, [isWanted, loaded, load])
  return loaded
}

export function useSayLate(): (again: () => void) => void {
  const { latePartFailed, problem } = useTexts().shop.shell
  // A browser keeps in mind which scripts failed, for as long as the page lives.
  const retry = (again: () => void) => (): void => (navigator.onLine ? location.reload() : again())
  return (again) =>
    useToast.getState().show({ text: latePartFailed, actions: [{ label: problem.retry, onClick: retry(again) }] })
}

/** What a page can do without comes late; where it can't be fetched, this stands in its place, never an error page. */
export const lazyOr = <Props,>(load: () => Promise<ComponentType<Props>>, otherwise: ComponentType<Props>) =>
  lazy(async () => ({ default: await load().catch(() => otherwise) }))
