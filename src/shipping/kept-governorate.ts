export interface KeptGovernorate {
  id: string
  name: string
  nameAr: string
}

const isWord = (thing: unknown): thing is string => typeof thing === 'string' && thing !== '' && thing.length <= 60

/** The choice that was kept as text, with its names, so that no page has to bring the list along. Anything may stand there. */
export function governorateIn(text: string | null): KeptGovernorate | null {
  try {
    const { id, name, nameAr }: Record<string, unknown> = JSON.parse(text ?? '{}') ?? {}
    return isWord(id) && isWord(name) && isWord(nameAr) ? { id, name, nameAr } : null
  } catch {
    return null
  }
}
