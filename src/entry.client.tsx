import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadPageTexts } from '#i18n/page-needs.ts'
import { languageOf } from '#lib/language.ts'
import { noteDocument } from '#lib/own-document.ts'

noteDocument(location.pathname)
await loadPageTexts(languageOf(location.pathname))
startTransition(() => {
  // What a part of a page caught is told like what nobody did: lib/tell-trouble.server.ts hears of both.
  hydrateRoot(document, <HydratedRouter />, { onCaughtError: reportError })
})
// From here on React keeps what is tapped: lib/late-start.server.ts did until now.
dispatchEvent(new Event('hydrate'))
