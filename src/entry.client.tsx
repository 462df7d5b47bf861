import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadTexts } from '#i18n/load-texts.ts'

await loadTexts(location.pathname)

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
