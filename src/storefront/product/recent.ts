/** So many are shown; the one that is being looked at is kept beside them. */
export const SHOWN = 8

const ID = /^[0-9A-HJKMNP-TV-Z]{26}$/

/** Ids of products, the last one first. Anything may stand in a browser's storage. */
export function recentIn(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    const ids = Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string' && ID.test(id)) : []
    return [...new Set(ids)].slice(0, SHOWN + 1)
  } catch {
    return []
  }
}

export const withRecent = (ids: readonly string[], id: string): string[] =>
  [id, ...ids.filter((each) => each !== id)].slice(0, SHOWN + 1)

export const besides = (ids: readonly string[], id: string): string[] =>
  ids.filter((each) => each !== id).slice(0, SHOWN)
