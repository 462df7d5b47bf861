import { useEffect, useEffectEvent, useState } from 'react'

/** A script that many visits never need, fetched the first time that somebody does. */
export function useLate<Module extends object>(
  isWanted: boolean,
  load: () => Promise<Module>,
  onFailed: () => void,
): Module | null {
  const [loaded, setLoaded] = useState<Module | null>(null)
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    if (isWanted && !loaded) load().then(setLoaded, () => fail())
  }, [isWanted, loaded, load])
  return loaded
}
