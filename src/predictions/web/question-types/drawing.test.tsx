/** Whatever people may ask and estimate can be drawn. */
import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { forecastOf } from '../../forecast.ts'
import { prediction } from '../../kind.ts'
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
          <>
            <Chart {...shown} />
            <Picture {...shown} />
          </>,
        )
        expect(html).not.toMatch(/NaN|Infinity|undefined/)
        drawn++
      },
    ),
    { numRuns: 500 },
  )
  expect(drawn).toBeGreaterThan(100)
})
