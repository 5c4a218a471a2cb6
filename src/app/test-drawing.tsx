/** For tests: items of each kind, and what the server draws of them. */
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { KindViewsProvider, type Card, type Neighbour, type Whole } from '#content/web/kind-view.ts'
import type { Question } from '#predictions/question-types/index.ts'
import { trend } from '#trends/kind.ts'
import { TodayProvider } from '#kit/web/today.ts'
import { kindPages } from './kind-pages.tsx'
import { kindViews } from './kind-views.tsx'
import type { KindName } from './kinds.ts'

export const common = {
  id: '1',
  title: 'CO2 in the air keeps rising',
  label: 'CO2 in the air',
  summary: 'A summary.',
  category: 'environmental',
  tags: ['climate'],
  horizon: { from: 2027, to: 2050 },
  publishedAt: null,
  updatedAt: '2026-11-20T00:00:00Z',
  version: 1,
  author: 'Farsight',
  saves: 0,
  status: null,
  family: null,
  body: '',
  prose: [],
  links: [],
}
export const observations: [string, number][] = Array.from({ length: 30 }, (_, i) => [String(1992 + i), 350 + 2 * i])
export const series = {
  id: 'co2',
  unit: 'ppm',
  frequency: 'yearly' as const,
  kind: 'level' as const,
  source: 'NOAA',
  sourceUrl: 'https://gml.noaa.gov/',
  licence: 'public domain',
  retrieved: '2026-11-20',
  observations,
}
export const trendDetails = {
  series,
  thresholds: [{ value: 450, label: '450 ppm, long used as a marker' }],
  signals: [{ date: '2023-12', title: 'A record rise', source: 'NOAA', note: 'The largest yet.', direction: 'for' as const }],
}
export type Forecasts = { houseForecast: object | null; authorForecast?: object }
export const made = (question: Question, estimate: Record<string, unknown>) => ({
  made: '2026-11-20',
  reason: 'The projection puts it there, and we follow.',
  estimate: { type: question.type, ...estimate },
})
export const predictionDetails = (question: Question, forecasts: Forecasts) => ({
  question,
  criteria: 'Resolves yes if NOAA says so on its page.',
  resolutionSource: 'NOAA',
  opens: '2026-11-20',
  closes: '2034-12-31',
  resolves: '2035-06-30',
  outcome: null,
  automatic: { trend: 'trend/7', at: '2034', comparison: '>=' as const, threshold: 450 },
  ...forecasts,
})

/** Items as the API answers them: the kinds' own schemas would refuse others. */
export const whole = (kind: { name: string; details: { parse(given: unknown): object } }, details: unknown) =>
  ({ ...common, kind: kind.name, ...kind.details.parse(details) }) as unknown as Whole
export const trendCard = { ...common, id: '7', kind: 'trend', ...trend.card.parse(trend.cardOf(trendDetails)) } as unknown as Card

const pages = {
  prediction: await kindPages.prediction.load(),
  trend: await kindPages.trend.load(),
  scenario: await kindPages.scenario.load(),
}

/** `numbers`: as the kind's schema has them, without their head; null while they are being made. */
export function draw(item: Whole, neighbours: Neighbour[], more?: unknown, numbers: object | null = null): string {
  const { First, Side, Rest, Meta } = pages[item.kind as KindName]
  const props = {
    item,
    neighbours,
    more,
    numbers: numbers && ({ version: 1, madeAt: '2026-11-20T12:00:00Z', restsOn: [], ...numbers } as never),
  }
  const html = renderToString(
    <MemoryRouter>
      <TodayProvider value="2026-11-20">
        <KindViewsProvider value={kindViews}>
          <Meta item={item} more={more} />
          <First {...props} />
          <Side {...props} />
          <Rest {...props} />
        </KindViewsProvider>
      </TodayProvider>
    </MemoryRouter>,
  )
  return html.replaceAll('<!-- -->', '')
}
