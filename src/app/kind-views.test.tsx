import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { KindViewsProvider, type Card, type Neighbour, type Whole } from '#content/web/kind-view.ts'
import type { Question } from '#predictions/question-types/index.ts'
import { prediction } from '#predictions/kind.ts'
import { scenario } from '#scenarios/kind.ts'
import { trend } from '#trends/kind.ts'
import { TodayProvider } from '#kit/web/today.ts'
import { kindPages } from './kind-pages.tsx'
import { kindViews } from './kind-views.tsx'
import type { KindName } from './kinds.ts'

const common = {
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
const observations: [string, number][] = Array.from({ length: 30 }, (_, i) => [String(1992 + i), 350 + 2 * i])
const series = {
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
const trendDetails = {
  series,
  thresholds: [{ value: 450, label: '450 ppm, long used as a marker' }],
  signals: [{ date: '2023-12', title: 'A record rise', source: 'NOAA', note: 'The largest yet.', direction: 'for' as const }],
}
type Forecasts = { houseForecast: object | null; authorForecast?: object }
const made = (question: Question, estimate: Record<string, unknown>) => ({
  made: '2026-11-20',
  reason: 'The projection puts it there, and we follow.',
  estimate: { type: question.type, ...estimate },
})
const toldBy = (source: string) => ({ ...trendDetails, signals: trendDetails.signals.map((one) => ({ ...one, source })) })
const predictionDetails = (question: Question, forecasts: Forecasts) => ({
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
const set = {
  slug: 'air-2050',
  title: 'The air, 2050',
  summary: 'What becomes of it.',
  category: 'environmental',
  tags: [],
  horizon: common.horizon,
  version: 1,
  question: 'What becomes of the air?',
  descriptors: ['rules', 'heat'].map((id) => ({
    id,
    title: `The ${id}`,
    states: ['kept', 'lost'].map((state) => ({ id: state, title: `${id} ${state}` })),
  })),
  crossImpacts: [{ from: 'rules.lost', to: 'heat.kept', judgement: -3 }],
  reasons: [{ from: 'rules.lost', to: 'heat.kept', judgement: -3, reason: 'Nobody pays.' }],
  body: 'One paragraph.',
}
const scenarioDetails = {
  set: 'air-2050',
  states: { rules: 'lost', heat: 'lost' },
  consistent: false,
  members: [{ to: 'trend/7', at: 2050, comparison: '>=' as const, threshold: 500 }],
  signposts: [{ title: 'It reaches 440', watch: 'trend/7', comparison: '>=' as const, threshold: 440, by: 2032 }],
}

/** Items as the API answers them: the kinds' own schemas would refuse others. */
const whole = (kind: { name: string; details: { parse(given: unknown): object } }, details: unknown) =>
  ({ ...common, kind: kind.name, ...kind.details.parse(details) }) as unknown as Whole
const trendCard = { ...common, id: '7', kind: 'trend', ...trend.card.parse(trend.cardOf(trendDetails)) } as unknown as Card
const measuredBy: Neighbour = { ref: 'trend/7', ties: [{ relation: 'measured-by', direction: 'to' }], item: trendCard }
const member: Neighbour = { ref: 'trend/7', ties: [{ relation: 'member', direction: 'to' }], item: trendCard }

const pages = {
  prediction: await kindPages.prediction.load(),
  trend: await kindPages.trend.load(),
  scenario: await kindPages.scenario.load(),
}

function draw(item: Whole, neighbours: Neighbour[], more?: unknown): string {
  const { First, Side, Rest, Meta } = pages[item.kind as KindName]
  const props = { item, neighbours, more }
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

describe('the page of a trend', () => {
  const html = draw(whole(trend, trendDetails), [])

  it('draws the series and says it in a sentence and in a table', () => {
    expect(html).toMatch(/role="img" aria-label="CO2 in the air, 1992 to 2021: from 350 in 1992 to 408 ppm/)
    expect(html).toContain('Numbers behind this chart')
    expect(html.match(/<tr>/g)?.length).toBeGreaterThan(observations.length)
    expect(html).toContain('450 ppm')
  })

  it('says prominently that a series ended years ago', () => {
    expect(html).toContain('The series ends in 2021.')
    const fresh = {
      ...trendDetails,
      series: { ...series, observations: observations.map(([at, value]) => [String(Number(at) + 3), value]) },
    }
    expect(draw(whole(trend, fresh), [])).not.toContain('The series ends')
  })

  it('leads from a signal to the page that tells of it, and only where its source is an address', () => {
    expect(draw(whole(trend, toldBy('https://gml.noaa.gov/news')), [])).toContain(
      '<a href="https://gml.noaa.gov/news" rel="noreferrer nofollow ugc">gml.noaa.gov</a>',
    )
    expect(draw(whole(trend, toldBy('javascript:alert(1)')), [])).not.toContain('href="javascript')
  })

  it('says plainly that there is no series', () => {
    expect(draw(whole(trend, { ...trendDetails, series: null }), [])).toContain('keeps no measured series')
  })
})

describe('the page of a prediction', () => {
  const range = { min: 400, max: 500, openBelow: false, openAbove: true, scale: 'linear' as const }
  const quantiles = { p5: 430, p25: 436, p50: 440, p75: 445, p95: 452 }
  const days = { p5: '2030-01-01', p25: '2034-01-01', p50: '2038-01-01', p75: '2045-01-01', p95: '2060-12-31' }
  const asked: [Question, Record<string, unknown>, string][] = [
    [{ type: 'binary' }, { probability: 0.28 }, '28<small>%'],
    [
      { type: 'choice', options: ['Solar', 'Coal'] },
      { probabilities: { Solar: 0.6, Coal: 0.4 } },
      '<strong>Solar</strong> is the likeliest of 2',
    ],
    [{ type: 'numeric', unit: 'ppm', range }, { quantiles }, '440<small> ppm'],
    [{ type: 'date', range: { min: '2027-01-01', max: '2060-12-31', openBelow: false, openAbove: true } }, { quantiles: days }, '>2038<'],
  ]

  it.each(asked)('calls a forecast of $type the house forecast, and no crowd', (question, estimate, figure) => {
    const html = draw(whole(prediction, predictionDetails(question, { houseForecast: made(question, estimate) })), [measuredBy])
    expect(html).toContain(figure)
    expect(html).toContain('House forecast, no crowd yet')
    expect(html).toContain('value of 2034 at least 450')
    expect(html).toContain('href="/trend/7"')
    expect(html).not.toMatch(/author/i)
  })

  it.each(asked)('calls a forecast of $type that its author gave the author’s, and nowhere the house’s', (question, estimate, figure) => {
    const details = predictionDetails(question, { houseForecast: null, authorForecast: made(question, estimate) })
    const item = whole(prediction, details)
    const html = draw(item, [measuredBy]) + drawCard(item) + JSON.stringify(kindViews.prediction.structuredData(item))
    expect(html).toContain(figure)
    expect(html).toContain('Author’s forecast, no crowd yet')
    expect(html).toContain('Why the author says so')
    expect(html).toContain('Author’s forecast of 20 Nov 2026')
    expect(html).not.toMatch(/house/i)
    expect(kindViews.prediction.figure(item)).not.toBe('')
  })

  it.each(asked)('says that nobody has given a forecast of $type yet, and draws no number', (question) => {
    const item = whole(prediction, predictionDetails(question, { houseForecast: null }))
    const html = draw(item, []) + drawCard(item)
    expect(html).toContain('Nobody has given a forecast of this yet')
    expect(html).toContain('No forecast has been given yet.')
    expect(html).not.toMatch(/house|author|<small>|role="img"/i)
    expect(kindViews.prediction.figure(item)).toBe('')
    expect(kindViews.prediction.structuredData(item)).toMatchObject({ mainEntity: { answerCount: 0 } })
    expect(JSON.stringify(kindViews.prediction.structuredData(item))).not.toContain('suggestedAnswer')
  })
})

/** A card's picture and the shape in a table. */
function drawCard(item: Card): string {
  const { Picture, Shape } = kindViews.prediction
  const html = renderToString(
    <>
      <Picture item={item} />
      <Shape item={item} />
    </>,
  )
  return html.replaceAll('<!-- -->', '')
}

describe('the page of a scenario', () => {
  const html = draw(whole(scenario, scenarioDetails), [member], { set })

  it('gives it no chance, since none was computed', () => {
    expect(html).not.toMatch(/\d%/)
    expect(kindViews.scenario.figure(trendCard)).toBe('')
  })

  it('shows its choices, its members as they stand, its matrix and the reasons', () => {
    expect(html).toContain('at least 500 ppm in 2050')
    expect(html).toContain('408 ppm')
    expect(html).toContain('not yet: 408 ppm in 2021')
    expect(html).toMatch(/>−3</)
    expect(html).toContain('Nobody pays.')
  })

  it('says of a member that it has no forecast yet, or whose it has', () => {
    const question = { type: 'binary' } as const
    const card = (forecasts: Forecasts) =>
      ({ ...common, id: '8', kind: 'prediction', ...prediction.card.parse(predictionDetails(question, forecasts)) }) as unknown as Card
    const details = { ...scenarioDetails, members: [{ to: 'prediction/8', outcome: 'yes' }], signposts: [] }
    const page = (forecasts: Forecasts) =>
      draw(whole(scenario, details), [{ ref: 'prediction/8', ties: [{ relation: 'member', direction: 'to' }], item: card(forecasts) }], {
        set,
      })
    const forecast = made(question, { probability: 0.28 })
    expect(page({ houseForecast: null })).toContain('no forecast yet')
    expect(page({ houseForecast: forecast })).toContain('house forecast')
    expect(page({ houseForecast: null, authorForecast: forecast })).toContain('author’s forecast')
  })

  it('says that it was written against its matrix on purpose', () => {
    expect(html).toContain('Written against its own matrix, on purpose.')
    expect(draw(whole(scenario, { ...scenarioDetails, consistent: true }), [member], { set })).not.toContain('Written against')
  })
})
