import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShopPicture } from './shop-picture.tsx'

const drawn = (priority: boolean): string =>
  renderToStaticMarkup(
    <ShopPicture url="/media/one/960.jpg" width={960} height={1200} alt="" sizes="90vw" priority={priority} />,
  )

test('a picture gives way to the one that its page is judged by', () => {
  expect(drawn(true)).toContain('fetchPriority="high"')
  expect(drawn(false)).toContain('fetchPriority="low"')
})
