/** What the shelf's table shows of items of every kind. */
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { KindViewsProvider } from '#items/web/kind-view.ts'
import { TodayProvider } from '#kit/web/today.ts'
import type { Sort } from '#items/shelf/sorts.ts'
import { trend } from '#trends/kind.ts'
import { ItemTable } from '#site/web/shelf/ItemTable.tsx'
import { kindViews } from './kind-views.tsx'
import { series, trendCard, trendDetails } from './drawn/test-drawing.tsx'

test('a figure in a table has its unit beside it, or below where that is long, and its year below', () => {
  expect(inUnit('ppm')).toMatch(/408 ppm<span[^>]*>in 2021<\/span><\/td>/)
  expect(inUnit('deaths per 1,000 births')).toMatch(/408<span[^>]*>deaths per 1,000 births in 2021<\/span><\/td>/)
})

/** Of each column the way it is in order, and where its head leads. */
const heads = (now: Sort) =>
  [...headed(now).matchAll(/<th scope="col"[^>]*?(?: aria-sort="(\w+)")?>(?:<a[^>]* href="([^"]*)"[^>]*>)?/g)].map(
    ([, way, to]) => [way, to].filter(Boolean).join(' '),
  )

const headed = (now: Sort) => drawn(trendCard, { now, to: (sort) => sort })

function drawn(item: typeof trendCard, orders?: { now: Sort; to(sort: Sort): string }): string {
  const html = renderToString(
    <MemoryRouter>
      <TodayProvider value="2026-11-20">
        <KindViewsProvider value={kindViews}>
          <ItemTable items={[item]} caption="Items" {...(orders && { orders })} />
        </KindViewsProvider>
      </TodayProvider>
    </MemoryRouter>,
  )
  return html.replaceAll('<!-- -->', '')
}

const inUnit = (unit: string) =>
  drawn({ ...trendCard, ...trend.card.parse(trend.cardOf({ ...trendDetails, series: { ...series, unit } })) })

test('the heads of a table lead to its orders, and the one it is in to the other way round', () => {
  expect(heads('horizon')).toEqual([
    'kind',
    'title',
    '',
    '',
    '',
    '',
    'closing',
    'ascending farthest',
    'newest-data',
    'updated',
  ])
  expect(heads('farthest')[7]).toBe('descending horizon')
  expect(heads('title')[1]).toBe('ascending')
  expect(heads('newest').join('')).not.toContain('ending')
})
