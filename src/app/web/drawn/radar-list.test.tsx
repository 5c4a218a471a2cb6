/** The radar as a list says what its figures count. */
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Card } from '#items/web/kind-view.ts'
import { KindViewsProvider } from '#items/web/kind-view.ts'
import { someItem } from '#items/web/test-page.tsx'
import { datedOf } from '#site/web/views/dated-of.ts'
import { onRadar } from '#site/web/views/on-radar.ts'
import { RadarTable } from '#site/web/views/RadarTable.tsx'
import { trend } from '#trends/kind.ts'
import { kindViews } from '../kind-views.tsx'
import { series, trendDetails } from './test-drawing.tsx'

const trendIn = (unit: string) =>
  ({
    ...someItem,
    kind: 'trend',
    ...trend.card.parse(trend.cardOf({ ...trendDetails, series: { ...series, unit } })),
  }) as unknown as Card

function listed(card: Card): string {
  const items = onRadar(datedOf([card], kindViews, '2026-11-20'), undefined).map((item) => ({ ...item, move: null }))
  const html = renderToString(
    <MemoryRouter>
      <KindViewsProvider value={kindViews}>
        <RadarTable name="Social" title="Social" items={items} since={null} />
      </KindViewsProvider>
    </MemoryRouter>,
  )
  return html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

test('a unit that is too long to stand behind the figure stands under it', () => {
  expect(listed(trendIn('deaths per 1,000 births'))).toMatch(/\d in \d{4} deaths per 1,000 births $/)
})

test('a short one stands behind it, and is said once', () => {
  const text = listed(trendIn('ppm'))
  expect(text).toMatch(/\d ppm in \d{4}/)
  expect(text.split('ppm')).toHaveLength(2)
})
