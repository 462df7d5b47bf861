import styles from './prose.module.css'
import { type Block, blocksOf } from './prose.ts'

function Part({ block, heading: Heading }: { block: Block; heading: 'h2' | 'h3' }) {
  switch (block.kind) {
    case 'heading':
      return <Heading className={styles.heading}>{block.text}</Heading>
    case 'paragraph':
      return <p>{block.text}</p>
    case 'points':
      return (
        <ul className={styles.points}>
          {block.points.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )
  }
}

/** The owner's words, which hold no markup. `heading`: the level that headings in it have. */
export const Prose = ({ text, heading }: { text: string; heading: 'h2' | 'h3' }) => (
  <div className={styles.prose}>
    {blocksOf(text).map((block) => (
      <Part key={block.id} block={block} heading={heading} />
    ))}
  </div>
)
