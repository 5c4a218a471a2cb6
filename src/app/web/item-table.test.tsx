/** What the shelf's table shows of items of every kind. */
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { KindViewsProvider } from '#items/web/kind-view.ts'
import { TodayProvider } from '#kit/web/today.ts'
import { trend } from '#trends/kind.ts'
import { ItemTable } from '#site/web/shelf/ItemTable.tsx'
import { kindViews } from './kind-views.tsx'
import { series, trendCard, trendDetails } from './test-drawing.tsx'

test('a figure in a table has its unit beside it, or below where that is long', () => {
  expect(inUnit('ppm')).toContain('408 ppm</td>')
  expect(inUnit('deaths per 1,000 births')).toMatch(/408<span[^>]*>deaths per 1,000 births<\/span><\/td>/)
})

function drawn(item: typeof trendCard): string {
  const html = renderToString(
    <MemoryRouter>
      <TodayProvider value="2026-11-20">
        <KindViewsProvider value={kindViews}>
          <ItemTable items={[item]} caption="Items" />
        </KindViewsProvider>
      </TodayProvider>
    </MemoryRouter>,
  )
  return html.replaceAll('<!-- -->', '')
}

const inUnit = (unit: string) =>
  drawn({ ...trendCard, ...trend.card.parse(trend.cardOf({ ...trendDetails, series: { ...series, unit } })) })
