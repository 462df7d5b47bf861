import { initializing } from '#i18n/initializing.ts'
import { useLanguage } from '#i18n/use-texts.tsx'
import { Loading } from '#ui/loading.tsx'

/** What the server sends of a page that is somebody's own: the same to everyone, for it knows nobody. */
export const Initializing = () => (
  <main id="main">
    <Loading label={initializing[useLanguage()]} />
  </main>
)
