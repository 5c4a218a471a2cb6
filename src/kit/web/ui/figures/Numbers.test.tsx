/**
 * The table behind a chart, which is written as text: it says what it was given, and nothing in it becomes an element.
 */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Numbers } from './Numbers.tsx'

test('what would be an element, an attribute or an entity stays text', () => {
  const hostile = `<img src=x onerror="alert(1)"> & </td></tbody> &lt;b&gt; 'x'`
  const drawn = renderToStaticMarkup(<Numbers caption="c" head={['When', 'Value']} rows={[[hostile, hostile]]} />)
  const asText = `&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &lt;/td&gt;&lt;/tbody&gt; &amp;lt;b&amp;gt; &#39;x&#39;`
  expect(drawn).toContain(`<tbody><tr><th scope="row">${asText}</th><td class="num">${asText}</td></tr></tbody>`)
})

test('the first cell of a row names it, and every other is a number', () => {
  const rows = [
    ['2024', '1.5', '2'],
    ['2025', '', '3'],
  ]
  const drawn = renderToStaticMarkup(<Numbers caption="c" head={['Year', 'a', 'b']} rows={rows} />)
  const cells = [...drawn.matchAll(/<(th scope="row"|td class="num")>([^<]*)</g)].map(([, tag = '', text]) => [
    tag.slice(0, 2),
    text,
  ])
  expect(cells).toEqual(rows.flatMap((row) => row.map((text, i) => [i ? 'td' : 'th', text])))
})
