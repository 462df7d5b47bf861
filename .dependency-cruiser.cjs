const SERVER = '\\.server\\.ts$'
const PURE = '^src/[^/]+/[^.]+\\.ts$'
const rule = (name, from, to) => ({ name, severity: 'error', from, to })
/** Who stands on whom: a feature acts on those below it, never on those above. A page may show what is above it. */
const above = (lower, upper) =>
  rule(`${lower}-below-${upper}`, { path: `^src/${lower}/`, pathNot: '\\.(tsx|test\\.ts)$' }, { path: `^src/${upper}/` })

module.exports = {
  forbidden: [
    rule('no-cycles', {}, { circular: true }),
    rule('rules-are-pure', { path: PURE, pathNot: '^src/(i18n|lib)' }, { pathNot: `${PURE}|node_modules/zod` }),
    rule('pages-stay-in-the-browser', { path: '\\.tsx$', pathNot: '^src/entry\\.server\\.tsx$' }, { path: SERVER }),
    rule('server-has-no-pages', { path: SERVER, pathNot: '^src/[^/]+\\.server\\.ts$' }, { path: '\\.tsx$' }),
    rule(
      'tables-have-one-owner',
      { path: '^src/([^/]+)/', pathNot: '\\.test\\.ts$' },
      { path: '^src/[^/]+/db\\.server\\.ts$', pathNot: ['^src/$1/', '^src/lib/'] },
    ),
    rule('routes-are-leaves', { pathNot: '^src/app\\.server\\.ts$|\\.test\\.ts$' }, { path: '/routes\\.server\\.ts$' }),
    rule('lib-knows-no-shop', { path: '^src/(lib|ui|i18n)/' }, { path: '^src/(?!lib|ui|i18n)' }),
    rule('no-test-in-product', { pathNot: '\\.test\\.tsx?$|^tests/' }, { path: '\\.test\\.tsx?$|^tests/' }),
    above('(settings|media|accounts|catalog|shipping)', '(cart|orders|payments)'),
    above('(settings|media|accounts)', '(catalog|shipping|galleries)'),
    above('books', '(accounts|catalog|shipping|promo-codes|cart|orders|payments)'),
    above('(settings|media|accounts|catalog|shipping)', 'promo-codes'),
    above('promo-codes', '(cart|orders|payments)'),
    above('cart', 'orders'),
    above('(settings|media|accounts|catalog|shipping|cart|orders)', '(payments|reviews|coming)'),
    rule('simulator-knows-no-shop', { path: '^src/simulator/' }, { path: '^src/(?!simulator|lib/html\\.server)' }),
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
