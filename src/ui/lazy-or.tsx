import { type ComponentType, lazy } from 'react'

/** What a page can do without comes late; where it can't be fetched, this stands in its place, never an error page. */
export const lazyOr = <Props,>(load: () => Promise<ComponentType<Props>>, otherwise: ComponentType<Props>) =>
  lazy(async () => ({ default: await load().catch(() => otherwise) }))
