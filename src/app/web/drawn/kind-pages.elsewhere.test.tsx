/** What the page of a prediction shows of other platforms: each apart, beside every number of the house. */
import { expect, test } from 'vitest'
import { prediction } from '#predictions/kind.ts'
import { drawElsewhere, made, predictionDetails, whole } from './test-drawing.tsx'

const question = { type: 'binary' as const }
const item = whole(prediction, predictionDetails(question, { houseForecast: made(question, { probability: 0.25 }) }))
const there = {
  platform: { id: 'manifold', title: 'Manifold', number: 'the price on a market of play money', volumeIn: 'mana' },
  url: 'https://manifold.markets/someone/will-x',
  question: 'Will <b>X</b> happen?',
  chance: 0.62,
  forecasters: 41,
  volume: 1234.5,
  closes: '2030-01-01T00:00:00.000Z',
  resolution: null,
  seenAt: '2026-11-20T10:00:00.000Z',
  alike: [],
  days: [],
}
const drawWith = (elsewhere: object[]) => drawElsewhere(item, elsewhere)
const days = [
  ['2026-11-19', 0.5],
  ['2026-11-20', 0.62],
]

/** With the one number of the prediction. */
const firstOf = (page: string) => page.slice(0, page.indexOf('Why Farsight says so'))

test('where nothing is said elsewhere the page has no word of it', () => {
  expect(drawWith([])).not.toMatch(/elsewhere|Manifold/i)
})

test('what is said elsewhere stands apart, with its link, and leaves the first part of the page as it is', () => {
  const html = drawWith([there])
  expect(firstOf(html)).toContain('25')
  expect(firstOf(html)).toBe(firstOf(drawWith([])))
  expect(html).toContain('Manifold says 62%, the price on a market of play money.')
  expect(html).toContain('None of it enters Farsight’s number or the crowd’s')
  expect(html).toMatch(
    /<a href="https:\/\/manifold\.markets\/someone\/will-x" rel="noreferrer nofollow"><bdi>Will &lt;b&gt;X/,
  )
  expect(html).not.toContain('What Manifold said by day')
})

test('its days are a chart with a sentence and a table', () => {
  const html = drawWith([{ ...there, days }])
  expect(html).toContain('aria-label="Manifold went from 50% on 19 Nov 2026 to 62% on 20 Nov 2026."')
  expect(html).toContain('<th scope="row">19 Nov 2026</th><td class="num">50%</td>')
})

test('a number that was not looked at for a week is said to be old', () => {
  expect(drawWith([there])).not.toContain('older than a week')
  expect(drawWith([{ ...there, seenAt: '2026-11-02T10:00:00.000Z' }])).toContain('It is older than a week.')
})

test('of a platform whose terms allow no number there is the link alone', () => {
  const platform = { id: 'metaculus', title: 'Metaculus', number: null, volumeIn: null }
  const link = { ...there, platform, question: null, chance: null, seenAt: null, closes: null }
  const html = drawWith([link])
  expect(html).toContain('The question on Metaculus')
  expect(html).toContain('Its terms allow a link here, and no number.')
  expect(html).not.toContain('62%')
})
