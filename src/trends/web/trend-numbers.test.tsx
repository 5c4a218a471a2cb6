import { describe, expect, it } from 'vitest'
import type { NumbersHead } from '#items/numbers.ts'
import { drawPage } from '#items/web/test-page.tsx'
import { computeTrendNumbers } from '../compute-numbers.ts'
import type { Course } from '../course/course.ts'
import type { TrendNumbers } from '../numbers.ts'
import type { TrendWhole } from './item.ts'
import { trendPage } from './page.tsx'
import { co2Trend } from './test-trend.ts'

const observationsTo = (last: number, count = 40): [string, number][] =>
  Array.from({ length: count }, (_, i) => [String(last - count + 1 + i), 350 + 2 * i + (i % 3)])
const thresholds = [{ value: 450, label: '450 ppm, a marker' }]
const item = (observations = observationsTo(2025)) => co2Trend(observations, { version: 3, thresholds })
const made: NumbersHead = { version: 3, madeAt: '2026-11-21T10:00:00.000Z', restsOn: [] }
const numbersOf = (whole: TrendWhole): TrendNumbers & NumbersHead => ({
  ...computeTrendNumbers({
    series: whole.series,
    thresholds: whole.thresholds.map(({ value }) => value),
    horizonTo: 2050,
  }),
  ...made,
})
const nothing = { counts: { added: 0, revised: 0, gone: 0 }, added: [], revised: [], gone: [] }
const arrival = { from: '2024', at: '2025', median: 430, low80: 428, high80: 432, observed: 430, now: 430 }
/** With version 3 it measures something else. */
const begunAnew: Course = {
  arrival: { ...arrival, isEstimate: false },
  passings: [],
  revisions: [{ version: 3, on: '2026-11-21T09:00:00.000Z', isAnew: true, ...nothing }],
  knownFrom: '2026-11-20T09:00:00.000Z',
}
const draw = (whole: TrendWhole, numbers: (TrendNumbers & NumbersHead) | null) =>
  drawPage(trendPage, { item: whole, neighbours: [], more: null, numbers })

describe('the page of a trend with its numbers (R52)', () => {
  const whole = item()
  const numbers = numbersOf(whole)
  const html = draw(whole, numbers)

  it('draws the fan and says it in a sentence and in a table of quantiles', () => {
    expect(html).toMatch(/aria-label="CO2 in the air, 1986 to 2025: .* Projected median for 2050: \d+/)
    expect(html).toContain('bands of 50, 80 and 95%')
    expect(html).toContain('CO2 in the air, projected: values not passed with each chance')
    expect(html).toContain('All 40 observations')
  })

  it('has a switch that leaves out networks where they have a say, off at first, and says what is drawn', () => {
    expect(html).toMatch(/<button[^>]*aria-pressed="false"[^>]*>.*?Without neural networks<\/button>/)
    expect(html).toContain('half what small networks say')
    const { projection } = numbers
    if (projection?.refused !== null) throw new Error('no projection')
    const labels = projection.labels.filter((label) => label !== 'networks')
    expect(draw(whole, { ...numbers, projection: { ...projection, labels } })).not.toContain('Without neural networks')
    expect(draw(whole, null)).not.toContain('Without neural networks')
  })

  it('names the median of a near round year with its band, as an estimate', () => {
    expect(html).toMatch(
      /Expected in <\/span>.*?unscripted">2030<\/span><\/dt><dd[^>]*>[\d,.]+<\/dd>.*?between <strong>[\d,.]+ and [\d,.]+/,
    )
  })

  it('shows the backtest, its error against naive and its coverage, before the reader asks', () => {
    expect(html).toContain('Can it be believed?')
    expect(html).toMatch(/Projections from \d{4}.*drawn against what came/)
    expect(html).toMatch(/Error beside the simplest guess.*(better|worse) than repeating last year/)
    expect(html).toMatch(/Inside the 80% band<\/dt><dd>\d+%/)
    expect(html).toContain('Beyond the validated range.')
  })

  it('draws when a threshold is first crossed, and names the middle year', () => {
    expect(html).toContain('When does it reach 450 ppm?')
    expect(html).toMatch(/Half of all paths have met it by 20\d\d\./)
  })

  it('says when the numbers were made, from which version, and leads to the method', () => {
    expect(html).toContain('Made on 21 Nov 2026 from <a href="#versions">version 3</a>')
    expect(html).toContain('href="/method#projection"')
  })

  it('says without scripts where the chances of values are to be read', () => {
    expect(html).toContain('The form that answers this needs scripts.')
  })

  it('says that the numbers are being made, and of which version those are that it shows meanwhile', () => {
    expect(draw(whole, null)).toContain('The numbers are being made. They appear here by themselves in a moment.')
    expect(draw(whole, { ...numbers, version: 2 })).toContain('are of version 2. Those of version 3 are being made')
    expect(html).not.toContain('being made')
  })

  it('shows nothing that was projected of an earlier series, in its unit, once the series has begun anew', () => {
    const page = drawPage(trendPage, {
      item: whole,
      neighbours: [],
      more: begunAnew,
      numbers: { ...numbers, version: 2 },
    })
    expect(page).toContain('The series begins anew with version 3. What had been projected of the one before')
    expect(page).not.toMatch(/Projected median|Expected in|Can it be believed|came in at/)
    const later = drawPage(trendPage, { item: whole, neighbours: [], more: begunAnew, numbers })
    expect(later).toContain('unscripted">2030</span>')
    expect(later).not.toContain('begins anew')
  })

  it('says plainly why there is no projection, with the count and the need', () => {
    const short = { ...item(observationsTo(2025, 8)), thresholds: [] }
    const page = draw(short, numbersOf(short))
    expect(page).toContain('No projection: 8 observations, 10 are needed.')
    expect(page).not.toContain('Can it be believed?')
  })

  it('shows no projection for a year that has been measured since', () => {
    const later = item([...observationsTo(2025), ['2026', 431]])
    expect(draw(later, { ...numbers, version: 2 })).not.toMatch(
      /<th scope="row">2026<\/th><td class="num">[\d.,]+<\/td><td/,
    )
  })
})

it('says of a part which whole bounds it, and below the chart only where that changes what is drawn', () => {
  const whole = item()
  const numbers = numbersOf(whole)
  const { projection } = numbers
  if (projection?.refused !== null) throw new Error('no projection')
  const partly = (cutFrom: string | null) => {
    const held = { item: 'trend/2', name: 'all gases', cutFrom }
    return draw(whole, { ...numbers, projection: { ...projection, whole: held } }).split(
      'no part is more than its whole',
    )
  }
  expect(draw(whole, numbers)).not.toContain('Bounded by its whole')
  expect(partly(null)).toHaveLength(2)
  expect(partly('2040')).toHaveLength(3)
  expect(partly('2040')[1]).toContain(': from 2040 on, what would lie above the projection of the whole is held to it.')
})
