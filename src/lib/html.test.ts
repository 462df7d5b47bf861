import { expect, test } from 'vitest'
import { html } from './html.server.ts'

test('what is filled in is text, whatever it looks like', () => {
  const name = `<script>alert("1")</script> & 'Co'`
  expect(html`<p title="${name}">${name}</p>`.html).toBe(
    '<p title="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;Co&#39;">&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;Co&#39;</p>',
  )
})

test('markup made the same way stays markup', () => {
  const rows = ['a', '<b>'].map((text) => html`<td>${text}</td>`)
  expect(html`<tr>${rows}${html`<td>${3}</td>`}</tr>`.html).toBe('<tr><td>a</td><td>&lt;b&gt;</td><td>3</td></tr>')
})
