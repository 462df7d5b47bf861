import { useLocation } from 'react-router'
import { ListViews } from '#back-office/list/list-views.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage, withoutLanguage } from '#lib/language.ts'

/** The pages of the room, one tap from each other. */
export function ParcelViews() {
  const { couriers, parcels } = useAdminTexts()
  const language = useLanguage()
  const here = withoutLanguage(useLocation().pathname).replace(/\/$/, '')
  const view = (name: string, path: string) => ({ name, href: inLanguage(language, path), isHere: here === path })
  return (
    <ListViews
      label={parcels.views}
      views={[
        view(parcels.lists, '/admin/parcels'),
        view(parcels.settlements, '/admin/parcels/settlements'),
        view(parcels.cash, '/admin/parcels/cash'),
        view(couriers.title, '/admin/parcels/couriers'),
      ]}
    />
  )
}
