import { ComboField, type Option } from '#ui/combo-field.tsx'
import { type Search, useFound } from './use-found.tsx'

interface FoundProps<T extends Option> {
  label: string
  hint: string
  name: string
  optional?: string
  problem: string | undefined
  /** What is called like this; with nothing typed, what to begin with. */
  search: Search<T>
  /** What is chosen already is not offered again. */
  isOffered?: (option: T) => boolean
  onChoose: (option: T) => void
  words: { list: string; count: (matches: number) => string; failed: string }
}

/** One of many, which the server finds while one types. */
export function ComboFound<T extends Option>(props: FoundProps<T>) {
  const { search, isOffered = () => true, onChoose, problem, words, ...field } = props
  const { matches, isFailed, ask } = useFound(search)
  const options = matches.filter(isOffered)
  return (
    <ComboField
      {...field}
      problem={isFailed ? words.failed : problem}
      value={undefined}
      find={() => options}
      exactly={(typed) => options.find(({ label }) => label === typed.trim())}
      onType={ask}
      onFocus={() => ask('')}
      onChoose={(chosen) => options.filter(({ value }) => value === chosen).forEach(onChoose)}
      words={words}
    />
  )
}
