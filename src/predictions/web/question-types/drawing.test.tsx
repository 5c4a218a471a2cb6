/** Whatever people may ask and estimate can be drawn. */
import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { forecastOf } from '../../forecast.ts'
import { prediction } from '../../kind.ts'
import { typeOf } from '../../question-types/index.ts'
import { TodayProvider } from '#kit/web/today.ts'
import { amount } from '#kit/written.ts'
import { viewOf } from './index.ts'

const anAmount = fc.double({ min: -1e40, max: 1e40, noNaN: true }).filter((value) => amount.safeParse(value).success)
const asked = {
  criteria: 'Resolves yes if NOAA says so on its page.',
  resolutionSource: 'NOAA',
  opens: '2026-11-21',
  closes: '2034-12-31',
  resolves: '2035-06-30',
}

test('every range and estimate that people may write has a chart, a card and a figure', () => {
  let drawn = 0
  fc.assert(
    fc.property(
      fc.array(anAmount, { minLength: 7, maxLength: 7 }),
      fc.constantFrom('linear', 'log'),
      (given, scale) => {
        const [min, p5, p25, p50, p75, p95, max] = given.toSorted((a, b) => a - b)
        const { data } = prediction.entry.safeParse({
          ...asked,
          question: { type: 'numeric', unit: 'ppm', range: { min, max, scale } },
          authorForecast: {
            estimate: { type: 'numeric', quantiles: { p5, p25, p50, p75, p95 } },
            reason: 'The projection puts it there.',
          },
        })
        if (!data) return
        const details = prediction.details.parse(prediction.detailsFrom(data, null, new Date('2026-11-21')))
        const forecast = forecastOf(details)
        if (!forecast || prediction.whyNot(details)) throw new Error('it is in order')
        const { Chart, Picture } = viewOf(details.question)
        const shown = { question: details.question, ...forecast }
        const html = renderToString(
          <TodayProvider value="2026-11-21">
            <Chart {...shown} />
            <Picture {...shown} />
          </TodayProvider>,
        )
        expect(html).not.toMatch(/NaN|Infinity|undefined/)
        drawn++
      },
    ),
    { numRuns: 500 },
  )
  expect(drawn).toBeGreaterThan(100)
})

test.each([
  [false, '31 Dec 2035'],
  [true, '31 Dec 2035 or later'],
])('the axis of a day ends in days, also where a later one is possible: %s', (openAbove, end) => {
  const question = {
    type: 'date',
    range: { min: '2027-04-01', max: '2035-12-31', openBelow: false, openAbove },
  } as const
  const quantiles = { p5: '2028-01-31', p25: '2029-07-01', p50: '2030-05-09', p75: '2032-11-30', p95: '2035-06-01' }
  const { Picture } = viewOf(question)
  const html = renderToString(<Picture question={question} estimate={{ type: 'date', quantiles }} />)
  const said = [...html.matchAll(/<span>([^<]+)<\/span>/g)].map(([, words]) => words)
  expect(said).toEqual(['1 Apr 2027', end])
  expect(html).toContain(
    'aria-label="Forecast: 9 May 2030 in the middle; half of the chance from 1 Jul 2029 to 30 Nov 2032',
  )
})

test.each([
  ['2057-12-31', ', nine tenths from 2034 to after 2059 or never. The chance of after 2059 or never is at least 5%.'],
  [
    '2059-12-31',
    'to after 2059 or never , nine tenths from 2034 to after 2059 or never. The chance of after 2059 or never is at least 25%.',
  ],
])('what lies beyond an open end is said to be there, or never to come: a quarter from %s on', (p75, said) => {
  const range = { min: '2028-01-01', max: '2059-12-31', openBelow: false, openAbove: true }
  const question = { type: 'date', range } as const
  const quantiles = { p5: '2034-07-01', p25: '2042-07-01', p50: '2052-07-01', p75, p95: '2059-12-31' }
  const { Beside } = viewOf(question)
  const forecaster = {
    who: 'Farsight',
    whose: 'Farsight’s',
    title: 'Forecast',
    name: 'Farsight',
    why: 'Why',
    says: 'Says',
    said: 'Said',
    by: 'Farsight',
  }
  const html = renderToString(
    <Beside question={question} estimate={{ type: 'date', quantiles }} forecaster={forecaster} />,
  )
  expect(html.replaceAll(/<!-- -->|<\/?p>/g, '').replaceAll(/<[^>]+>/g, ' ')).toContain(said)
  expect(typeOf(question).sharedOf(question, { type: 'date', quantiles })).toMatchObject({
    beside: ['90%: 2034 to after 2059 or never'],
    drawing: { ends: ['2028', '2059 or later'] },
  })
})

test.each([
  [
    true,
    'from 25 or less to 80 or more , nine tenths from 25 or less to 80 or more.',
    ['90%: 25 or less to 80 or more'],
  ],
  [false, 'from 25 to 80 , nine tenths from 25 to 80.', ['90%: 25 to 80']],
])('a value at an open end of its range is said to stand for all beyond it: %s', (isOpen, said, beside) => {
  const range = { min: 25, max: 80, openBelow: isOpen, openAbove: isOpen, scale: 'linear' } as const
  const question = { type: 'numeric', unit: 'countries', range } as const
  const estimate = { type: 'numeric', quantiles: { p5: 25, p25: 25, p50: 43, p75: 80, p95: 80 } } as const
  const { Beside } = viewOf(question)
  const forecaster = {
    who: 'Ada',
    whose: 'Ada’s',
    title: 'Forecast',
    name: 'Ada',
    why: 'Why',
    says: 'Says',
    said: 'Said',
    by: 'Ada',
  }
  const html = renderToString(<Beside question={question} estimate={estimate} forecaster={forecaster} />)
  expect(html.replaceAll(/<!-- -->|<\/?p>/g, '').replaceAll(/<[^>]+>/g, ' ')).toContain(said)
  expect(typeOf(question).sharedOf(question, estimate).beside).toEqual(['countries', ...beside])
})
