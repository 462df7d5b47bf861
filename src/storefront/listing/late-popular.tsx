import { type ReactNode, useEffect, useState } from 'react'

/** The page is broken, the shop may not be: what else there is comes by itself, or not at all. */
export function LatePopular() {
  const [shown, setShown] = useState<ReactNode>(null)
  useEffect(() => {
    let isGone = false
    const show = async (): Promise<void> => {
      const [{ askForPopular }, { Popular }] = await Promise.all([
        import('#catalog/list-popular.tsx'),
        import('#storefront/card/popular.tsx'),
      ])
      const products = await askForPopular()
      if (!isGone) setShown(<Popular products={products} />)
    }
    show().catch(() => {})
    return () => {
      isGone = true
    }
  }, [])
  return shown
}
