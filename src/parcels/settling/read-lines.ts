import { unguarded } from '#lib/csv.ts'
import { hasMoreThanHundredths, numberIn, westernDigits } from '#lib/digits.ts'
import { fromPounds } from '#lib/money.ts'
import { CODE_TITLES, columnTitled, folded, NUMBER_TITLES } from '../courier-titles.ts'
import {
  type LineProblem,
  LONGEST_CODE,
  LONGEST_WORD,
  MOST_COLLECTED,
  type Outcome,
  PARTS,
  type Part,
  type Reading,
  type Said,
} from './settlement.ts'

const TITLES: Record<Part, readonly string[]> = {
  code: [...CODE_TITLES, ...NUMBER_TITLES],
  amount: [
    'cod|cod amount|cod value|collected|collected amount|cash collected|amount collected|amount|cash',
    'المبلغ المحصل|مبلغ التحصيل|التحصيل|المحصل|قيمه التحصيل|المبلغ|الدفع عند الاستلام',
  ],
  outcome: [
    'status|state|outcome|delivery status|shipment status|final status',
    'الحاله|حاله الشحنه|حاله الطلب|حاله التسليم|الموقف',
  ],
  fee: [
    'fee|fees|shipping fee|shipping fees|courier fee|courier fees|delivery fee|delivery fees|charges|service fee',
    'مصاريف الشحن|رسوم الشحن|تكلفه الشحن|الرسوم|المصاريف|عموله|العموله',
  ],
}

const WORDS: Record<Outcome | 'left', string> = {
  delivered:
    'delivered|delivered successfully|successful|paid|collected|done|تم التسليم|تم التوصيل|سلمت|مسلم|مسلمه|تسليم|تم التحصيل|تم',
  refused:
    'refused|rejected|returned|return|returned to business|returned to origin|rto|returned to shipper|cancelled by customer|مرفوض|مرفوضه|رفض|رفض الاستلام|مرتجع|مرتجعه|تم الارجاع|ارتجاع|راجع',
  left: 'in transit|out for delivery|pending|on hold|picked up|قيد التوصيل|جاري التوصيل|في الطريق|مؤجل|مؤجله|قيد الانتظار|معلق',
}

/** Titles that mean a part of a settlement, the surest first; what nobody can know is left for somebody to say. */
export function guessColumns(titles: readonly string[]): Reading['columns'] {
  const columns: Reading['columns'] = {}
  for (const part of PARTS) {
    const title = titles[columnTitled(titles, TITLES[part])]
    if (title !== undefined && !Object.values(columns).includes(title)) columns[part] = title
  }
  return columns
}

/** Is it known which parcel a line is about, what was collected, and what became of it? */
export const isReadable = ({ columns }: Reading): boolean =>
  columns.code !== undefined && columns.amount !== undefined && columns.outcome !== undefined

/** A courier's table says its columns as it did before; what it does not have any more is guessed. */
export function readingFor(titles: readonly string[], remembered: Reading | null): Reading {
  const rememberedColumns = Object.fromEntries(
    Object.entries(remembered?.columns ?? {}).filter(([, title]) => titles.includes(title)),
  )
  const guessed = Object.entries(guessColumns(titles)).filter(
    ([, title]) => !Object.values(rememberedColumns).includes(title),
  )
  return { columns: { ...Object.fromEntries(guessed), ...rememberedColumns }, words: remembered?.words ?? {} }
}

function outcomeIn(text: string, { words }: Reading): Said['outcome'] {
  const word = folded(text)
  if (Object.hasOwn(words, word)) return words[word] ?? null
  const known = Object.entries(WORDS).find(([, line]) => line.split('|').includes(word))
  return known?.[0] === 'delivered' || known?.[0] === 'refused' || known?.[0] === 'left' ? known[0] : null
}

/** Piastres; an empty cell says nothing was taken. */
function amountIn(text: string): number | null {
  const plain = unguarded(text)
    .replace(/ج\.?\s?م\.?|جنيه|egp|le|l\.e\.?|£/gi, '')
    .trim()
  if (plain === '' || /^[-–—]$/.test(plain)) return 0
  const pounds = numberIn(plain)
  if (Number.isNaN(pounds) || hasMoreThanHundredths(pounds)) return null
  const amount = fromPounds(pounds)
  return amount <= MOST_COLLECTED ? amount : null
}

/** Excel writes a code that is no number as ="…". */
export const codeIn = (text: string): string =>
  westernDigits(unguarded(text.trim().replace(/^="(.*)"$/, '$1')))
    .trim()
    .toUpperCase()

interface Read extends Said {
  word: string
  problem: LineProblem | null
}

/** A line by the columns that are known; nothing of the shop is asked yet. */
export function readCells(cells: readonly string[], titles: readonly string[], reading: Reading): Read {
  const cell = (part: Part): string => {
    const title = reading.columns[part]
    return (title === undefined ? '' : cells[titles.indexOf(title)]) ?? ''
  }
  const code = codeIn(cell('code'))
  const outcome = outcomeIn(cell('outcome'), reading)
  const amount = amountIn(cell('amount'))
  const fee = amountIn(cell('fee'))
  const word = folded(cell('outcome')).slice(0, LONGEST_WORD)
  const fields = { code: code.slice(0, LONGEST_CODE), outcome, amount, fee: fee ?? 0, word }
  if (code === '' || code.length > LONGEST_CODE) return { ...fields, problem: 'codeMissing' }
  if (outcome === null) return { ...fields, problem: 'wordUnknown' }
  if (amount === null) return { ...fields, problem: 'amountUnreadable' }
  return { ...fields, problem: fee === null ? 'feeUnreadable' : null }
}
