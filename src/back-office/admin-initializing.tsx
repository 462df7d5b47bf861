import { initializing, needsScript } from '#i18n/initializing.ts'
import { useLanguage } from '#i18n/use-texts.tsx'
import { Loading } from '#ui/loading.tsx'

/** What the server sends of a page that is somebody's own: the same to everyone, for it knows nobody. */
export function Initializing() {
  const language = useLanguage()
  return (
    <main id="main">
      <Loading label={initializing[language]} withoutScript={needsScript[language]} />
    </main>
  )
}
