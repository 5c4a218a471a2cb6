/** How high the frames of lists, sets, the radar and the record are. */
import { expect, test } from 'vitest'
import { embedViews, narrowWidth, usualWidth } from './embedding.ts'
import { wholeShelf } from '../shelf/shelf.ts'
import { embedOfList, pageEmbedHeight } from './page-embeds.ts'

test.each([
  '/embed/shelf?kind=trend',
  '/embed/timeline',
  '/embed/radar',
  '/embed/map',
  '/embed/set/x',
  '/embed/record',
])('the narrower %s is, the higher: its words take more lines', (embed) => {
  for (const view of embedViews) {
    const heights = [usualWidth, 400, narrowWidth].map((width) => pageEmbedHeight(embed, view, width))
    expect(heights).toEqual(heights.toSorted((a, b) => a - b))
  }
})

test('the frame of an edition of the radar names its day; of today’s none', () => {
  const radar = { ...wholeShelf, view: 'radar', since: '2026-06-01' } as const
  expect(embedOfList({ ...radar, edition: '2026-09-01' })).toBe('/embed/radar?edition=2026-09-01')
  expect(embedOfList(radar)).toBe('/embed/radar')
})
