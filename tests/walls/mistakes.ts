/** What somebody might do one day: the file, what is added to it, and the wall that has to name it. */
type Mistake = [what: string, file: string, text: string, wall: string]

/** For the boundaries of imports. */
export const IMPORTS: Mistake[] = [
  [
    'foreign SQL, by another name than db.server',
    'src/reviews/planted-sql.server.ts',
    "import '#orders/db-list.server.ts'",
    'sql-has-one-owner',
  ],
  [
    'favorites reaching up in a part',
    'src/favorites/planted.tsx',
    "export * from '#storefront/product/lightbox.tsx'",
    'favorites-looks-down',
  ],
  [
    'addresses reaching up in a rule, for a type alone',
    'src/addresses/planted.ts',
    "import type { OrderStatus } from '#orders/order.ts'\nexport type Planted = OrderStatus",
    'addresses-looks-down',
  ],
  [
    'galleries reaching up for styles',
    'src/galleries/planted.tsx',
    "import '#storefront/product/lightbox.module.css'",
    'galleries-looks-down',
  ],
  [
    'a verb reaching up late',
    'src/catalog/planted.server.ts',
    "export const late = () => import('#orders/order.ts')",
    'catalog-looks-down',
  ],
  [
    'who may climb, climbing further',
    'src/back-office/admin-roles.tsx',
    "import '#orders/order.ts'",
    'back-office/admin-roles.tsx-climbs-no-further',
  ],
  ['a room reaching for the roof', 'src/cart/planted-roof.server.ts', "import '../shop.server.ts'", 'cart-looks-down'],
  ['lib knowing a feature', 'src/lib/planted.ts', "import '#catalog/product.ts'", 'lib-looks-down'],
  ['the simulator knowing the shop', 'src/simulator/planted.ts', "import '#lib/money.ts'", 'simulator-knows-no-shop'],
  [
    'a folder that is on no ladder',
    'src/common/planted.ts',
    "import '#lib/money.ts'",
    'every-room-is-on-the-ladder-itself',
  ],
  ['such a folder with a file that knows nobody', 'src/misc/planted.ts', 'export {}', 'no-lone-file-off-the-ladder'],
  ['a part with the database', 'src/cart/planted.tsx', "import './db.server.ts'", 'pages-stay-in-the-browser'],
  ['a verb with a page', 'src/cart/planted.server.ts', "import './cart-lines.tsx'", 'server-has-no-pages'],
  ['a rule with React', 'src/cart/planted-react.ts', "import 'react'", 'rules-are-pure'],
  ['a rule with a file', 'src/cart/planted-file.ts', "import 'node:fs'", 'rules-are-pure'],
  ['a verb with the routes', 'src/cart/planted-routes.server.ts', "import './routes.server.ts'", 'routes-are-leaves'],
  ['a test in the product', 'src/cart/planted-test.tsx', "import './cart.test.ts'", 'no-test-in-product'],
  ['two files in a circle', 'src/cart/planted-circle.tsx', "import './planted-circle.tsx'", 'no-cycles'],
]

/** For the checks that read the sources. */
export const SOURCES: Mistake[] = [
  [
    'a query in a verb',
    'src/cart/planted-query.server.ts',
    "export const planted = (db: Db) => db.selectFrom('cartLines').selectAll().execute()",
    'findStraySql',
  ],
  [
    'SQL as text in a verb',
    'src/payments/settle-transaction.server.ts',
    'export const planted = sql`update orders set note = null`',
    'findStraySql',
  ],
  [
    'a table that another room writes',
    'src/cart/db-planted.server.ts',
    "export const planted = (db: Db) => db.deleteFrom('favorites').execute()",
    'findSharedTables',
  ],
  [
    'a function of 61 lines, most of them blank',
    'src/cart/planted-long.ts',
    `export function planted(): void {${'\n'.repeat(60)}}`,
    'findLongFunctions',
  ],
  [
    'a migration that renames what the release before reads',
    'db/migrations/9001-planted.sql',
    'alter table orders rename column note to remark;',
    'findUnfitMigrations',
  ],
  [
    'a migration that asks for what the release before doesn’t write',
    'db/migrations/9002-planted.sql',
    'alter table orders\n  add column planted text\n    not null;',
    'findUnfitMigrations',
  ],
  [
    'a migration without the constraint that the release before names',
    'db/migrations/9003-planted.sql',
    'alter table payment_events drop constraint payment_events_once,\n  add constraint payment_events_once unique (id);',
    'findUnfitMigrations',
  ],
  [
    'a name that does not say what it holds',
    'src/cart/planted-name.ts',
    'export const planted = (lines: string[]): boolean => {\n  const found = lines[0]\n  return found !== undefined\n}',
    'findBareParticiples',
  ],
  [
    'a name without a noun, taken out of a list',
    'src/cart/planted-list.ts',
    "export function planted(lines: string[]): string {\n  const [kept = ''] = lines\n  return kept\n}",
    'findBareParticiples',
  ],
  [
    'a parameter that does not say what it holds',
    'src/cart/planted-parameter.ts',
    'export const planted = ({ lines: asked }: { lines: string[] }): number => asked.length',
    'findBareParticiples',
  ],
  ['a style sheet of 301 lines', 'src/cart/planted.module.css', '.planted {}\n'.repeat(301), 'findLongFiles'],
]

/** What the same check has to let pass. */
export const FIT_MIGRATIONS: [file: string, text: string][] = [
  ['db/migrations/9004-planted.sql', '-- Stops the release before: it would pay twice.\ndrop table orders;'],
  ['db/migrations/9005-planted.sql', "alter table orders add column planted text not null default '';"],
  [
    'db/migrations/9006-planted.sql',
    'alter table orders drop constraint planted,\n  add constraint planted check (total >= 0);',
  ],
]
