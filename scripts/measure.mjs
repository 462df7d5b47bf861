// `npm run measure`: the numbers that README and CONTRIBUTING state; ends with 1 where a bound is broken.
import './bootstrap.mjs'

const { climbsIn, importsBetweenRooms, mutualIn } = await import('./imports.mjs')
const {
  commentShare,
  fileLengths,
  findCrowdedRooms,
  findLongFiles,
  findLongFunctions,
  LARGE_ON_PURPOSE,
  MOST,
  roomSizes,
} = await import('./limits.mjs')
const { pageWeights } = await import('./page-weight.mjs')
const { CLIMBS } = await import('./rooms.mjs')
const { findCastWords } = await import('./source-checks.mjs')

const imports = await importsBetweenRooms()
const rows = [
  filesPerRoom(),
  fileLines(),
  none(`functions over ${MOST.functionLines} lines`, findLongFunctions()),
  climbs(),
  few('pairs of rooms that import each other', mutualIn(imports), 5),
  none('casts of the shop’s words', findCastWords()),
  comments(),
  ...(await pages()),
]
print(rows)
process.exit(rows.every(({ isGood }) => isGood) ? 0 : 1)

function filesPerRoom() {
  const rooms = roomSizes()
  return {
    what: 'files per room, tests too',
    now: `${rooms.length} rooms, the largest ${rooms.slice(0, 3).map(show).join(', ')}`,
    bound: `${MOST.files}, but ${LARGE_ON_PURPOSE.join(' and ')}`,
    isGood: findCrowdedRooms().length === 0,
    details: [rooms.map(show).join(', ')],
  }
}

function show({ room, length }) {
  return `${room} ${length}`
}

function fileLines() {
  const lengths = fileLengths()
    .map(({ length }) => length)
    .sort((one, other) => one - other)
  const at = (share) => lengths[Math.floor(share * (lengths.length - 1))]
  return {
    what: 'lines per file',
    now: `median ${at(0.5)}, p90 ${at(0.9)}, most ${at(1)}`,
    bound: `${MOST.lines}`,
    isGood: at(1) <= MOST.lines,
    details: findLongFiles(),
  }
}

function climbs() {
  const reasons = new Map(CLIMBS.map(([from, to, why]) => [`src/${from} → src/${to}`, why]))
  const named = climbsIn(imports).map(({ from, to }) => `${from} → ${to}`)
  const row = few(
    'imports that climb',
    named.map((climb) => `${climb}: ${reasons.get(climb) ?? 'no reason is given'}`),
    15,
  )
  return { ...row, isGood: row.isGood && named.every((climb) => reasons.has(climb)) }
}

function comments() {
  const percent = (share) => `${(share * 100).toFixed(1)} %`
  const share = commentShare()
  return {
    what: 'lines with a comment',
    now: percent(share),
    bound: percent(MOST.comments),
    isGood: share <= MOST.comments,
  }
}

async function pages() {
  const weighed = await pageWeights().catch(({ message }) => ({ isGood: false, output: message, weights: [] }))
  if (!weighed) return [{ what: 'weight of pages', now: 'no build: `npm run build` first', bound: '', isGood: false }]
  const { isGood, output, weights } = weighed
  const rows = weights.map(({ what, most, bytes, limit }) => ({
    what,
    now: `${(bytes / 1024).toFixed(1)} KB`,
    bound: most,
    isGood: bytes <= limit,
  }))
  return isGood ? rows : [...rows, { what: 'the weighing', now: 'failed', bound: '', isGood, details: [output] }]
}

function none(what, found) {
  return { what, now: String(found.length), bound: 'none', isGood: found.length === 0, details: found }
}

function few(what, found, bound) {
  return { what, now: String(found.length), bound: `under ${bound}`, isGood: found.length < bound, details: found }
}

function print(rows) {
  const table = rows.map(({ what, now, bound, isGood }) => `| ${isGood ? '' : '✗ '}${what} | ${now} | ${bound} |`)
  const details = rows
    .filter(({ details = [] }) => details.length > 0)
    .map(({ what, details }) => `\n${what}\n${details.map((each) => `- ${each}`).join('\n')}`)
  process.stdout.write(`${['| what | now | bound |', '| --- | --- | --- |', ...table, ...details].join('\n')}\n`)
}
