import { Outlet, useRouteLoaderData } from 'react-router'
import type { clientLoader } from '../root.tsx'
import { Shell } from './shell.tsx'

export default function ShopLayout() {
  const root = useRouteLoaderData<typeof clientLoader>('root')
  return (
    <Shell facts={root?.settings} takesCards={root?.takesCards}>
      <Outlet />
    </Shell>
  )
}
