import { useId } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import styles from './star-choice.module.css'

const RATINGS = [1, 2, 3, 4, 5] as const
const STAR = 'M12 1.8l2.6 7 7.4.4-5.8 4.7 2 7.2-6.2-4.1-6.2 4.1 2-7.2-5.8-4.7 7.4-.4z'

interface StarChoiceProps {
  rating: number
  problem: string | undefined
  onChoose: (rating: number) => void
}

/** Radio buttons that look like stars: all up to the chosen one are filled, and its word stands beside them. */
export function StarChoice({ rating, problem, onChoose }: StarChoiceProps) {
  const { writing } = useTexts('writing')
  const problemId = useId()
  const chosen = RATINGS.find((each) => each === rating)
  return (
    <fieldset className={styles.choice} aria-describedby={problem ? problemId : undefined}>
      <legend className={styles.legend}>{writing.rating}</legend>
      <div className={styles.row}>
        <span className={styles.stars}>
          {RATINGS.map((each) => (
            <label key={each} className={styles.star}>
              <input
                className="over-its-label"
                type="radio"
                name="rating"
                value={each}
                checked={each === rating}
                aria-label={writing.star(each, writing.words[each])}
                onChange={() => onChoose(each)}
              />
              <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
                <path d={STAR} fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" />
              </svg>
            </label>
          ))}
        </span>
        <span className={styles.word} aria-hidden="true">
          {chosen ? writing.words[chosen] : ''}
        </span>
      </div>
      {problem ? (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      ) : null}
    </fieldset>
  )
}
