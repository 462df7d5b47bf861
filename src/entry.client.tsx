import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadTexts } from '#i18n/load-texts.ts'
import { noteDocument } from '#lib/own-document.ts'

noteDocument(location.pathname)
await loadTexts(location.pathname)
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
