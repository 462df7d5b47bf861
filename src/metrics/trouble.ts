export const TROUBLES = ['script', 'policy'] as const

export interface Trouble {
  kind: (typeof TROUBLES)[number]
  /** What the browser said of it. */
  message: string
  /** The path of the page. */
  page: string
  /** Where it happened: a file’s address, line and column. */
  at: string
}

/** Programs that people add to their browser run in every page, and break in it. */
const OF_AN_EXTENSION = /\b[\w-]*(extension|masked-url)[\w-]*:/i
/** All that is told of a script from elsewhere; none of ours is from elsewhere. */
const FOREIGN = /^Script error\.?$/i

export const isOurs = ({ message, at }: Trouble): boolean =>
  !OF_AN_EXTENSION.test(`${message} ${at}`) && !FOREIGN.test(message)

const LONGEST = 160

/** What browsers and React say by themselves has names of the code in it. Any other error may say what somebody typed. */
const OF_THE_CODE = /\b(?:Type|Reference|Syntax|Range)Error\b.*|\bMinified React error #\d+/s

const withoutValues = (message: string): string =>
  message
    .replace(/["“'`(\n].*/s, '…')
    .replace(/\b[a-z][a-z-]*:\/\/.*/is, '…')
    .replace(/\S*@\S*/g, '…')
    .replace(/\S*\d{3}\S*|\b[0-9A-Z]{6,}\b/g, '…')
    .slice(0, LONGEST)

/** The directive, and of what it stopped no more than its host. */
const stopped = (message: string): string => {
  const [, directive = '', blocked = ''] = /^([a-z-]{1,40}) (\S*)/.exec(message) ?? []
  const [host = 'something'] = /^[a-z][a-z-]*:\/\/[\w.-]+|^[a-z][a-z-]{0,30}(?=:|$)/.exec(blocked) ?? []
  return `${directive} ${host}`
}

function saidOf({ kind, message }: Trouble): string {
  if (kind === 'policy') return stopped(message)
  const [words = 'an error'] = OF_THE_CODE.exec(message) ?? []
  return words.startsWith('Minified') ? words : withoutValues(words)
}

/** A word of the table of pages stays; whatever else stands in a path may be somebody’s. */
const patternOf = (page: string): string =>
  page
    .replace(/[?#].*/s, '')
    .split('/')
    .slice(0, 6)
    .map((part) => (/^[a-z]{0,12}(-[a-z]{1,12}){0,4}$/.test(part) ? part : ':'))
    .join('/')

const placeOf = (at: string): string => /\/assets\/([\w.-]{1,60}\.js:\d{1,7}:\d{1,7})$/.exec(at)?.[1] ?? 'elsewhere'

/** What the log keeps of it. */
export const shownTrouble = (trouble: Trouble) => ({
  kind: trouble.kind,
  said: saidOf(trouble),
  page: patternOf(trouble.page),
  at: placeOf(trouble.at),
})
