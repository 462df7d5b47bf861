import styles from './overview.module.css'

interface ChoiceProps<T extends string> {
  label: string
  words: readonly T[]
  names: Record<T, string>
  chosen: T
  onChoose: (word: T) => void
}

/** One of a few, all in view. */
export const Choice = <T extends string>({ label, words, names, chosen, onChoose }: ChoiceProps<T>) => (
  <fieldset className={styles.choice} aria-label={label}>
    {words.map((word) => (
      <button
        key={word}
        type="button"
        className={styles.chosen}
        aria-pressed={word === chosen}
        onClick={() => onChoose(word)}
      >
        {names[word]}
      </button>
    ))}
  </fieldset>
)
