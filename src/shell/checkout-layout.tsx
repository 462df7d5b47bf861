import { Outlet } from 'react-router'
import { pageNeeds } from '#i18n/page-needs.ts'
import { useFacts } from '#settings/use-facts.tsx'
import { CheckoutFoot } from './checkout-foot.tsx'
import { CheckoutHead } from './checkout-head.tsx'
import { Shell } from './shell.tsx'

export const handle = pageNeeds({ texts: ['payment'] })

/** Around the pages on which one orders and pays: nothing leads away but home, help and what one agrees to. */
export default function CheckoutLayout() {
  const facts = useFacts()?.settings
  return (
    <Shell head={<CheckoutHead facts={facts} />} foot={<CheckoutFoot facts={facts} />}>
      <Outlet />
    </Shell>
  )
}
