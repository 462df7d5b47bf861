import { Outlet } from 'react-router'
import { useFacts } from '#settings/use-facts.tsx'
import { Shell } from './shell.tsx'

export default function ShopLayout() {
  const facts = useFacts()
  return (
    <Shell facts={facts?.settings} takesCards={facts?.takesCards}>
      <Outlet />
    </Shell>
  )
}
