import { Cell, faint, Row, stack } from '#back-office/list/admin-table.tsx'
import { SIZES } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { momentText } from '#lib/days.ts'
import { fromPounds, priceText } from '#lib/money.ts'
import { Badge } from '#ui/badge.tsx'
import { Code } from '#ui/code.tsx'
import type { ImportLine } from '../api.ts'
import styles from './import.module.css'
import type { FileColumn, FileValue, LineState } from './product-file.ts'

const TONES = {
  new: 'success',
  changed: 'neutral',
  unchanged: 'neutral',
  refused: 'danger',
  done: 'success',
  failed: 'danger',
} as const satisfies Record<LineState, string>

const TEXT_LANGUAGES: Partial<Record<FileColumn, 'en' | 'ar'>> = {
  name: 'en',
  description: 'en',
  nameAr: 'ar',
  descriptionAr: 'ar',
  ...{ material: 'en', care: 'en', fit: 'en' },
  ...{ materialAr: 'ar', careAr: 'ar', fitAr: 'ar' },
}

/** A row of the file: what it would do, field by field, or why it can't. */
export function ImportRow({ line }: { line: ImportLine }) {
  const { productFile: texts } = useAdminTexts()
  const { lineColumns: columns } = texts
  return (
    <Row>
      <Cell label={columns.line} kind="number">
        {line.line}
      </Cell>
      <Cell label={columns.product}>
        <span className={stack}>
          <strong>
            <bdi lang="en">{line.name}</bdi>
          </strong>
          {line.sku === '' ? null : (
            <span className={faint}>
              <Code>{line.sku}</Code>
            </span>
          )}
        </span>
      </Cell>
      <Cell label={columns.state} kind="short">
        <Badge tone={TONES[line.state]}>{texts.states[line.state]}</Badge>
      </Cell>
      <Cell label={columns.changes}>
        <What line={line} />
      </Cell>
    </Row>
  )
}

function What({ line: { changes, problems, state } }: { line: ImportLine }) {
  const { productFile: texts } = useAdminTexts()
  const isNew = changes.every(({ before }) => before === null || before === 0)
  const why = (problem: ImportLine['problems'][number]): string =>
    'why' in problem ? problem.why : texts.problem(texts.columns[problem.column], texts.problems[problem.problem])
  if (state === 'unchanged') return <span className={faint}>{texts.nothing}</span>
  return (
    <ul className={styles.changes}>
      {problems.map((problem) => (
        <li key={JSON.stringify(problem)} className={styles.problem}>
          {why(problem)}
        </li>
      ))}
      {changes.map((change) => (
        <li key={change.field}>
          <span className={styles.field}>{texts.columns[change.field]}</span>{' '}
          {isNew ? null : (
            <>
              <del className={styles.before}>
                <Value field={change.field} value={change.before} />
              </del>{' '}
            </>
          )}
          <ins className={styles.after}>
            <Value field={change.field} value={change.after} />
          </ins>
        </li>
      ))}
    </ul>
  )
}

/** As people say it: money, percents, words of the shop in their language. */
function Value({ field, value }: { field: FileColumn; value: FileValue }) {
  const { productFile: texts } = useAdminTexts()
  const { categories } = useTexts().shop.products
  const language = useLanguage()
  const isSize = SIZES.some((size) => size === field)
  const words: Record<string, Readonly<Record<string, string>>> = {
    color: texts.colors,
    collection: texts.collections,
    category: categories,
    sizeGroup: texts.groups,
  }
  if (value === null) return isSize ? texts.notOffered : texts.empty
  if (value === '') return texts.empty
  if (field === 'images') return texts.pictures(Number(value))
  if (field === 'opensAt') return <bdi>{momentText(String(value), language)}</bdi>
  if (field === 'price') return <bdi>{priceText(fromPounds(Number(value)), language)}</bdi>
  if (field === 'discount') return <bdi dir="ltr">{texts.percent(String(value))}</bdi>
  return (
    <bdi className={styles.value} lang={TEXT_LANGUAGES[field]}>
      {words[field]?.[String(value)] ?? value}
    </bdi>
  )
}
