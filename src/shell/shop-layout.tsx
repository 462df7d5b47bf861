import { Outlet } from 'react-router'
import { useFacts } from '#settings/use-facts.tsx'
import { Shell } from './shell.tsx'

export default function ShopLayout() {
  const told = useFacts()
  return (
    <Shell facts={told?.settings} takesCards={told?.takesCards}>
      <Outlet />
    </Shell>
  )
}
