interface Line {
  /** Where it stands: two lines may say the same. */
  id: number
  text: string
}

export type Block = { id: number } & (
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'points'; points: Line[] }
)

const POINT = /^- +/
const HEADING = /^## +/

function add(blocks: Block[], { id, text }: Line, isNew: boolean): void {
  const last = blocks.at(-1)
  if (HEADING.test(text)) blocks.push({ id, kind: 'heading', text: text.replace(HEADING, '') })
  else if (POINT.test(text)) {
    const point = { id, text: text.replace(POINT, '') }
    if (!isNew && last?.kind === 'points') last.points.push(point)
    else blocks.push({ id, kind: 'points', points: [point] })
  } else if (!isNew && last?.kind === 'paragraph') last.text += ` ${text}`
  else blocks.push({ id, kind: 'paragraph', text })
}

/** What the owner typed as paragraphs, headings (`## `) and points (`- `). Nothing in it is markup. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let isNew = true
  for (const [id, line] of text.split('\n').entries()) {
    const typed = line.trim()
    if (typed !== '') add(blocks, { id, text: typed }, isNew)
    isNew = typed === ''
  }
  return blocks
}
