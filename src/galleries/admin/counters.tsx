import kit from '#back-office/list/counters.module.css'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { countText } from '#lib/count-text.ts'
import type { Answer } from '#lib/endpoint.ts'
import type { countGalleriesCall } from '../api.ts'
import styles from './galleries.module.css'

export type Stats = Answer<typeof countGalleriesCall>['stats']

export function Counters({ stats }: { stats: Stats }) {
  const { gallery } = useAdminTexts()
  const names = Object.entries(gallery.counters) as [keyof Stats, string][]
  return (
    <section aria-label={gallery.stats}>
      <dl className={`${kit.counters} ${styles.counters}`}>
        {names.map(([key, name]) => (
          <div key={key} className={`${kit.counter} ${styles.counter}`}>
            <dt>{name}</dt>
            <dd>
              <bdi>{countText(stats[key])}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
