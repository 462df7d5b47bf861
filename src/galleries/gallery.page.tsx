import { type FormEvent, useEffect, useState } from 'react'
import { redirect, type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router'
import { pageNeeds } from '#i18n/page-needs.ts'
import { loadTexts, textsIn } from '#i18n/texts.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { call } from '#lib/call.ts'
import { headOf, placeOf } from '#lib/head.ts'
import { languageOf } from '#lib/language.ts'
import { browserStore } from '#lib/storage.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/gallery.page.ts'
import { listGalleriesCall } from './api.ts'
import { Collections, CollectionsPage } from './collections.tsx'
import styles from './gallery-page.module.css'
import { galleriesIn, storeKey } from './kept-galleries.ts'
import { type ShownGallery, shownGallery } from './shown-gallery.ts'

/** Both name a gallery: the one chosen in the bar, and the one whose items are shown. */
const NAMED = ['collection', 'open']

export const handle = pageNeeds({ texts: ['gallery'], known: NAMED })
const MOST = 100

const load = async ({ context, request }: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const place = placeOf(request)
  const { galleries } = await call(context, listGalleriesCall, { limit: MOST })
  const { pathname, searchParams } = new URL(request.url)
  const ids = NAMED.flatMap((name) => searchParams.getAll(name))
  const namedGalleries = ids.map((id) => galleries.find((gallery) => gallery.id === id))
  if (namedGalleries.includes(undefined)) throw redirect(pathname)
  const { gallery: words, shop } = await loadTexts(place.language, 'gallery')
  const head = headOf({
    ...place,
    address: '/gallery',
    title: `${words.title} | ${shop.shell.shopName}`,
    description: words.description,
    image: (namedGalleries.at(-1) ?? galleries[0])?.items[0]?.thumbnail,
  })
  return { head, galleries: galleries.map((gallery) => shownGallery(place.language, gallery)) }
}

export { load as clientLoader, load as loader }

/** Choosing a collection shows less of what is here already. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData?.head ?? [{ title: textsIn(languageOf(location.pathname), 'gallery').gallery.title }]

export default function GalleryPage({ loaderData: { galleries } }: Route.ComponentProps) {
  const language = useLanguage()
  useEffect(() => {
    browserStore(storeKey(language)).writeJson(galleries)
  }, [language, galleries])
  return (
    <CollectionsPage>
      <Collections galleries={galleries} />
    </CollectionsPage>
  )
}

function useStoredGalleries(): ShownGallery[] | null {
  const language = useLanguage()
  const [storedGalleries, setStoredGalleries] = useState<ShownGallery[] | null>(null)
  useEffect(() => {
    setStoredGalleries(galleriesIn(browserStore(storeKey(language)).read()))
  }, [language])
  return storedGalleries
}

/** Whatever failed: what this browser was shown last, or else another try. */
export function ErrorBoundary() {
  const { failed, cachedNote, retry } = useTexts('gallery').gallery
  const storedGalleries = useStoredGalleries()
  const { revalidate, state } = useRevalidator()
  const again = (event: FormEvent): void => {
    event.preventDefault()
    void revalidate()
  }
  return (
    <CollectionsPage>
      <form method="get" className={styles.failed} onSubmit={again}>
        <Notice tone="error">
          <strong>{failed}</strong>
          {storedGalleries ? cachedNote : null}
        </Notice>
        <Button type="submit" kind="outline" busy={state === 'loading'}>
          {retry}
        </Button>
      </form>
      {storedGalleries ? <Collections galleries={storedGalleries} /> : null}
    </CollectionsPage>
  )
}
