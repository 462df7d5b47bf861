import './ui/fonts.css'
import './ui/fonts-of-devices.css'
import './ui/fonts-of-android.css'
import './ui/fonts-of-linux.css'
import './ui/tokens.css'
import './ui/base.css'
import './ui/controls.css'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs } from 'react-router'
import { listProductsCall } from '#catalog/api.ts'
import { loadPageTexts } from '#i18n/page-needs.ts'
import { textsIn } from '#i18n/texts.ts'
import { useLanguage } from '#i18n/use-texts.tsx'
import { call } from '#lib/call.ts'
import { type Language, languageOf } from '#lib/language.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { getFactsCall } from '#settings/api.ts'
import { Footer } from '#shell/footer.tsx'
import { Header } from '#shell/header.tsx'
import { Shell } from '#shell/shell.tsx'
import { SteadyNavigation } from '#shell/steady-navigation.tsx'
import { ProblemPage } from '#storefront/listing/problem-page.tsx'
import type { Route } from './+types/root.ts'
import alexandria from './ui/alexandria-plain.woff2?url&no-inline'
import archivo from './ui/archivo-plain.woff2?url&no-inline'

const load = async ({ context }: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const facts = await call(context, getFactsCall, {})
  // Once a visit, and by the server: no script of a page is for it.
  const listed = import.meta.env.SSR ? await call(context, listProductsCall, { limit: 1 }).catch(() => null) : null
  return { ...facts, pieces: listed?.facets.category }
}

export { load as clientLoader, load as loader }

/** Whatever page is gone to, what it says is there before it is shown. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const answer = await next()
    await loadPageTexts(languageOf(new URL(request.url).pathname))
    return answer
  },
]

/** What the shop says of itself holds for a visit, but not for who has just changed it. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href && currentUrl.pathname.includes('/admin/settings/')

/** A page has a title of its own; without a page there is only what went wrong. */
export const meta: Route.MetaFunction = ({ error, location }) => {
  const { shell } = textsIn(languageOf(location.pathname)).shop
  if (!error) return [{ title: shell.shopName }, { name: 'description', content: shell.description }]
  const title = refusalIn(error).status === 404 ? shell.problem.notFoundTitle : shell.problem.brokenTitle
  return [{ title: `${title} | ${shell.shopName}` }, { name: 'robots', content: 'noindex' }]
}

/** Browsers read it from the page that was opened: no script of theirs needs to know of it. */
const Installable = ({ language }: { language: Language }) => (
  <>
    <link rel="manifest" href={`/manifest-${language}.webmanifest`} />
    <link rel="apple-touch-icon" href="/icons/apple-touch.png" />
  </>
)

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage()
  return (
    <html lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0a0a0a" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {import.meta.env.SSR ? <Installable language={language} /> : null}
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href={language === 'ar' ? alexandria : archivo}
          crossOrigin="anonymous"
        />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <SteadyNavigation />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Page() {
  return <Outlet />
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Shell head={<Header />} foot={<Footer facts={loaderData?.settings} takesCards={loaderData?.takesCards} />}>
      <ProblemPage refusal={refusalIn(error)} />
    </Shell>
  )
}
