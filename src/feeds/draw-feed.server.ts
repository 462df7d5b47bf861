import type { Db } from '#lib/db.server.ts'
import { XML_HEAD, xmlText } from '#lib/xml.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import { listFeedProducts } from './db.server.ts'
import { type Feed, fieldsOf, itemText, type Seller } from './feed.ts'

/** Products that are held at once, however many there are. */
const AT_ONCE = 500

interface Shop {
  db: Db
  publicUrl: string
  atOnce?: number
}

const head = ({ name, publicUrl }: Seller): string =>
  `${XML_HEAD}
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${xmlText(name)}</title>
<link>${xmlText(publicUrl)}</link>
<description>${xmlText(name)}</description>
`

/** RSS 2.0 with Google's fields, which Meta reads as well: an item for each size that is sold. */
export async function* drawFeed({ db, publicUrl, atOnce = AT_ONCE }: Shop, feed: Feed): AsyncGenerator<string> {
  const seller = { name: (await getFacts(db)).name, publicUrl }
  yield head(seller)
  for (let after: string | undefined = ''; after !== undefined; ) {
    const products = await listFeedProducts(db, { after, limit: atOnce })
    for (const product of products)
      yield product.sizes.map((size) => itemText(fieldsOf(product, size, feed, seller))).join('')
    after = products.at(-1)?.id
  }
  yield '</channel>\n</rss>\n'
}
