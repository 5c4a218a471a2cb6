/** The code that is offered for other sites. */
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { narrowWidth, usualWidth } from '#items/sharing/embedding.ts'
import { pageEmbedHeight, pageEmbedPath } from '#items/sharing/page-embeds.ts'
import { Embed, EmbedCode, type Embedded, ways } from './Embed.tsx'

const embed = '/embed/shelf?kind=trend'
const shown: Embedded = {
  title: 'Trends',
  version: null,
  page: () => '/all-stuff?kind=trend',
  picture: () => '/all-stuff.png?kind=trend',
  frame: (embedding) => pageEmbedPath(embed, embedding),
  views: { chart: 'All of it', card: 'Card' },
  heightOf: (view, width) => pageEmbedHeight(embed, view, width),
}
const site = 'https://farsight.example'

test('the code offered first is that of a frame that takes the height it needs', () => {
  const [, code] =
    /<textarea[^>]*>(.*?)<\/textarea>/s.exec(renderToString(<EmbedCode shown={shown} origin={site} />)) ?? []
  expect(code).toContain(`${site}/embed.js`)
})

test('only ways that differ are offered', () => {
  const html = renderToString(<EmbedCode shown={shown} origin={site} />)
  expect(html).toContain('All of it')
  expect(html).not.toContain('How likely each value is')
})

function offered(status: 'open' | null): string {
  const item = { kind: 'prediction', id: '7', title: 'Will it?', version: 3, status }
  return renderToString(<Embed item={item} origin={site} standing={null} />).replaceAll('<!-- -->', '')
}

test('whoever names a version of a question is told that it has nothing of what people forecast', () => {
  expect(offered('open')).toContain('(3), also after the item has changed, without what people forecast of it<')
  expect(offered(null)).toContain('(3), also after the item has changed<')
})

test('the frame of one height is high enough for a telephone', () => {
  const embedding = { view: 'chart', theme: 'auto', hasTitle: true } as const
  const codes = Object.values(ways).map((make) => make({ shown, site, embedding }))
  const still = codes.find((code) => code.includes('<iframe') && !code.includes('<script'))
  const needed = pageEmbedHeight(embed, 'chart', narrowWidth)
  expect(needed).toBeGreaterThan(pageEmbedHeight(embed, 'chart', usualWidth))
  expect(still).toContain(` height="${needed}"`)
})
