const { LADDER, CLIMBS } = require('./scripts/rooms.mjs')

const TEST = '\\.test\\.tsx?$'
const SERVER = '\\.server\\.ts$'
const PURE = '^src/[^.]+/[^./]+\\.ts$'
const ROOF = '^src/[^/]+$'
const UNKNOWN_ROOM = `^src/(?!(${LADDER.join('|')})/)[^/]+/`
const rule = (name, from, to) => ({ name, severity: 'error', from, to })
const literally = (path) => `^src/${path.replaceAll('.', '\\.')}$`
const climbers = [...new Set(CLIMBS.map(([from]) => from))]

/** One room may not import those above it, nor what wires the shop. */
const wall = (room, at) => {
  const above = at === 0 ? ROOF : `^src/(${LADDER.slice(0, at).join('|')})/|${ROOF}`
  const from = climbers.filter((file) => file.startsWith(`${room}/`))
  return [
    rule(`${room}-looks-down`, { path: `^src/${room}/`, pathNot: [TEST, ...from.map(literally)] }, { path: above }),
    ...from.map((file) => {
      const allowed = CLIMBS.filter(([climber]) => climber === file).map(([, to]) => literally(to))
      return rule(`${file}-climbs-no-further`, { path: literally(file) }, { path: above, pathNot: allowed })
    }),
  ]
}

module.exports = {
  forbidden: [
    rule('no-cycles', {}, { circular: true }),
    rule('every-room-is-on-the-ladder', {}, { path: UNKNOWN_ROOM }),
    rule('no-lone-file-off-the-ladder', { path: UNKNOWN_ROOM, orphan: true }, {}),
    rule('every-room-is-on-the-ladder-itself', { path: UNKNOWN_ROOM }, {}),
    rule('rules-are-pure', { path: PURE, pathNot: '^src/(i18n|lib)/' }, { pathNot: `${PURE}|node_modules/zod` }),
    rule('pages-stay-in-the-browser', { path: '\\.tsx$', pathNot: '^src/entry\\.server\\.tsx$' }, { path: SERVER }),
    rule('server-has-no-pages', { path: SERVER, pathNot: '^src/[^/]+\\.server\\.ts$' }, { path: '\\.tsx$' }),
    rule(
      'sql-has-one-owner',
      { path: '^src/([^/]+)/', pathNot: TEST },
      { path: '^src/.+/db[a-z-]*\\.server\\.ts$', pathNot: ['^src/$1/', '^src/lib/db\\.server\\.ts$'] },
    ),
    rule('routes-are-leaves', { pathNot: `^src/app\\.server\\.ts$|${TEST}` }, { path: '/routes\\.server\\.ts$' }),
    rule('no-test-in-product', { pathNot: `${TEST}|^tests/` }, { path: `${TEST}|^tests/` }),
    rule('simulator-knows-no-shop', { path: '^src/simulator/' }, { path: '^src/(?!simulator|lib/html\\.server)' }),
    ...LADDER.flatMap(wall),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports', 'imports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
