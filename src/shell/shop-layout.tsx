import { Outlet } from 'react-router'
import { useFacts } from '#settings/use-facts.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Shell } from './shell.tsx'

export default function ShopLayout() {
  const facts = useFacts()
  return (
    <Shell head={<Header />} foot={<Footer facts={facts?.settings} takesCards={facts?.takesCards} />}>
      <Outlet />
    </Shell>
  )
}
