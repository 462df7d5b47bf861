import { firstFacts } from '#settings/facts.ts'
import { firstTexts } from '#settings/first-texts.ts'
import { asText } from './activity.ts'

type Columns = Readonly<Record<string, unknown>> | null

const FIRST: Readonly<Record<string, unknown>> = { ...firstFacts, texts: firstTexts }

/** Settings that were never saved, or are younger than the last save, were what the shop begins with. */
export function sinceFirst(before: Columns, after: Columns) {
  const was = (name: string): unknown => before?.[name] ?? FIRST[name] ?? null
  const changed = Object.keys(after ?? {}).filter((name) => asText(was(name)) !== asText(after?.[name]))
  return {
    before: Object.fromEntries(changed.map((name) => [name, was(name)])),
    after: Object.fromEntries(changed.map((name) => [name, after?.[name]])),
  }
}
