/** What the page of a trend shows. */
import { describe, expect, it } from 'vitest'
import { trend } from '#trends/kind.ts'
import { draw, observations, series, trendCard, trendDetails, whole } from './test-drawing.tsx'

const toldBy = (source: string) => ({
  ...trendDetails,
  signals: trendDetails.signals.map((one) => ({ ...one, source })),
})
/** A newer value of 2025 beside the series. */
const withNewer = (value: number) => {
  const newer = { at: '2025', value, unit: series.unit, plusMinus: null, publisher: 'WMO' }
  const told = toldBy('https://wmo.int/r')
  return { ...told, signals: told.signals.map((one) => ({ ...one, newer })) }
}
/** Where nothing is projected, nothing else is computed of it either. */
const none = { backtest: null, direction: null, momentum: null, maturity: null, crossings: [] }

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

  it('says first of all that its projection is overtaken, and shows no number that rested on it', () => {
    const overtaken = { refused: 'overtaken', at: '2025', value: 440, publisher: 'WMO', low95: 421.3, high95: 433.9 }
    const drawn = draw(whole(trend, withNewer(440)), [], undefined, { projection: overtaken, ...none })
    expect(drawn).toContain('lies outside what this projection held possible (95%: 421 to 434)')
    expect(drawn).toContain('A hollow point is a newer value from elsewhere.')
    expect(drawn).toContain('440 ppm in 2025: WMO.')
    expect(drawn).not.toMatch(/Median for|How likely is a value|The series ends/)
  })

  it('says of a chart with a newer value and nothing projected only what that value bears out', () => {
    const projection = { refused: 'irregular', found: 4, allowed: 0.1 }
    const drawn = draw(whole(trend, withNewer(425)), [], undefined, { projection, ...none })
    expect(drawn).toContain('A hollow point is a newer value from elsewhere.')
    expect(drawn).toContain('What happened since is no part of it.')
    expect(drawn).toContain('The chart ends with what is known.')
  })

  it('says beside the unit what is counted, which values are preliminary or projected by the source, and when the next is due', () => {
    const about = {
      baseline: 'Dry air at marine sites, whole years',
      publication: { rhythm: 'yearly', usual: 'January', next: '2027-01' },
      provisional: '2021',
      projected: [['2022', 411.3]],
      coverage: { of: 'people', shares: [['2021', 98.25]] },
    }
    const drawn = draw(whole(trend, { ...trendDetails, series: { ...series, ...about } }), [])
    expect(drawn).toContain('<dt>What it counts</dt><dd>Dry air at marine sites, whole years')
    expect(drawn).toContain(
      'The value of 2021 is preliminary. Its source projects 411.3 in 2022; nobody observed that.',
    )
    expect(drawn).toContain('A hollow point is a preliminary value, or one that the source projects.')
    expect(drawn).toMatch(/<th[^>]*>2021, preliminary<\/th>/)
    expect(drawn).toContain('Next value expected by Jan 2027.')
    expect(drawn).toContain('yearly: January')
    expect(drawn).toContain('98.25% of people, in 2021')
    expect(drawn).toContain('The series ends in 2021.')
  })

  it('says beside a value what its source marks it as, and offers the series as a file', () => {
    const marks = [
      ['2020', 'be'],
      ['2021', '1'],
    ]
    const drawn = draw(whole(trend, { ...trendDetails, series: { ...series, marks } }), [])
    expect(drawn).toMatch(/<th[^>]*>2020, break, estimated<\/th>/)
    expect(drawn).toMatch(/<th[^>]*>2021, marked “1”<\/th>/)
    expect(drawn).toMatch(/<a href="\/api\/items\/trend\/\d+\/series.csv">CSV, with its marks<\/a>/)
  })

  it('says line by line what drives it, which way, and what to watch, each with the item that is about it', () => {
    const said = {
      drives: [
        { what: 'Burning coal is the main cause.', pushes: 'up', item: 'trend/7', lag: 'a few years' },
        { what: 'Forests take up a part.', pushes: 'down', item: 'trend/99' },
      ],
      breaks: [{ what: 'Only emissions near zero stop it.' }],
      watch: [{ what: 'The mean of the next year' }],
    }
    const drawn = draw(whole(trend, { ...trendDetails, ...said }), [
      { ref: 'trend/7', ties: [{ relation: 'driven-by', direction: 'to' }], item: trendCard },
    ])
    const texts = drawn.replaceAll(/<[^>]+>/g, '')
    expect(texts).toContain('Burning coal is the main cause. ↑ pushes it up, takes a few years (CO2 in the air)')
    expect(texts).toMatch(/Forests take up a part\. ↓ pulls it down(?! \()/)
    expect(drawn).toMatch(
      /What could break it<[\s\S]*Only emissions near zero[\s\S]*What to watch<[\s\S]*The mean of the next year/,
    )
    expect(draw(whole(trend, trendDetails), [])).not.toContain('What drives it')
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
