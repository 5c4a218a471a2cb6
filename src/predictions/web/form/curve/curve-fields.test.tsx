/** The form of a curve as it stands before anything is pulled: who is drawn, what is said of it, and what follows. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { dayOf } from '#engine/distributions/calendar.ts'
import type { EstimateOf, QuestionOf } from '../../../question-types/schemas/index.ts'
import type { EstimateProps } from '../question-form.ts'
import { formOf } from '../question-forms/index.ts'
import { curveOfDay } from './day.tsx'

type Numeric = EstimateProps<'numeric'>
const question = (range: object = {}): QuestionOf<'numeric'> => ({
  type: 'numeric',
  unit: 'million km²',
  range: { min: 2, max: 7, openBelow: false, openAbove: true, scale: 'linear', ...range },
})
const amounts = (...[p5, p25, p50, p75, p95]: number[]) =>
  ({ type: 'numeric', quantiles: { p5, p25, p50, p75, p95 } }) as EstimateOf<'numeric'>
const said = amounts(3.95, 4.4, 4.7, 4.95, 5.35)
const crowd = { name: 'Crowd', estimate: amounts(3.6, 4.2, 4.64, 4.9, 5.4), look: 'crowd' as const }
const others = ['Model', 'Farsight', 'Machine'].map((name) => ({ ...crowd, name, look: 'other' as const }))

function draw(props: Partial<Numeric> = {}): string {
  const { Estimate } = formOf('numeric')
  return renderToStaticMarkup(
    <Estimate question={question()} estimate={said} change={() => {}} faultOf={() => null} {...props} />,
  )
}
const slidersIn = (html: string) =>
  [...html.matchAll(/role="slider"[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name)
const headsIn = (html: string) => [...html.matchAll(/<th scope="col"[^>]*>([^<]*)</g)].map(([, name]) => name)

test('five that rise are points in their order, and the drawing is told in words', () => {
  const drawn = draw()
  expect(slidersIn(drawn)).toEqual([
    'One in twenty lower',
    'One in four lower',
    'As likely above as below',
    'One in four higher',
    'One in twenty higher',
  ])
  expect(drawn).toContain('aria-label="You: 4.7 million km² in the middle; half of the chance from 4.4 million km²')
  expect(headsIn(drawn)).toEqual(['Chance that it is lower', 'You'])
})

test('others stand in columns and curves of their own; on a telephone the fourth is a sentence', () => {
  const drawn = draw({ others: [crowd, ...others] })
  expect(headsIn(drawn)).toEqual(['Chance that it is lower', 'You', 'Crowd', 'Model', 'Farsight', 'Machine'])
  expect(drawn).toContain('Crowd<span class="soft">, 80% in here</span>')
  expect(drawn.match(/<p class="fine [^"]*">Machine: 4.64, from 3.6 to 5.4<\/p>/g)).toHaveLength(1)
  expect(drawn).not.toContain('Farsight: 4.64, from')
})

test.each([
  ['nothing is said', formOf('numeric').blankEstimate(question()), 'You have not said anything here'],
  ['they fall', amounts(3.95, 3.4, 4.7, 4.95, 5.35), 'Five that rise within the range make a curve.'],
  ['they leave the range', amounts(1, 3.4, 4.7, 4.95, 5.35), 'Five that rise within the range make a curve.'],
])('where %s there are no points, and nothing follows', (_, estimate, says) => {
  const drawn = draw({ estimate, others: [crowd] })
  expect(slidersIn(drawn)).toEqual([])
  expect(drawn).toContain(says)
  expect(drawn).not.toContain('>Below<')
})

test('what follows begins at the last measured value, which is a dot of ink, and says what lies beyond an open end', () => {
  const observations = Array.from({ length: 30 }, (_, i): [string, number] => [String(1996 + i), 3 + i / 10])
  const drawn = draw({ others: [crowd], seen: { unit: 'million km²', observations, at: '2027' } })
  expect(drawn).toMatch(/>Below<\/label>.*value="5.9".*The last value that was measured.*>9\d(\.\d)?%</)
  expect(drawn).toMatch(/>Above<\/label>.*value="4.9".*>29%</)
  expect(drawn).toContain('Above 7, where the range ends')
  expect(drawn).not.toContain('Below 2, where')
  expect(drawn.match(/h\.01/g)).toHaveLength(12)
  expect(drawn).toContain('Measured, 2014 to 2025')
  expect(draw({ seen: { unit: 'km²', observations, at: '2027' } })).not.toContain('h.01')
})

test('without others and a series it begins at the quarters of the range, and never at the end of one', () => {
  expect(draw()).toMatch(/>Below<.*value="3.25".*>Above<.*value="5.75"/)
  const late = { ...crowd, estimate: amounts(3.6, 4.2, 4.65, 7, 7) }
  expect(draw({ others: [late] })).toMatch(/>Below<.*value="4.2".*>Above<.*value="4.65"/)
})

test.each([
  ['none', { min: null }],
  ['one without room', { max: 2 }],
  ['a logarithmic one from nought', { min: 0, scale: 'log' as const }],
])('a question that is still being written is asked for five and not drawn where its range is %s', (_, range) => {
  const unfinished = { ...question(), range: { ...question().range, ...range } }
  const drawn = draw({ question: unfinished })
  expect(slidersIn(drawn)).toEqual([])
  expect(drawn.match(/type="number"/g)).toHaveLength(5)
})

test.each([
  ['2027-01-01', '2038-12-31', ['2028', '2030', '2032', '2034', '2036', '2038']],
  ['2030-01-01', '2100-12-31', ['2040', '2060', '2080', '2100']],
  ['2028-05-01', '2029-12-31', ['Jun 2028', 'Nov 2028', 'Apr 2029', 'Sep 2029']],
])('an axis from %s to %s names %s', (min, max, names) => {
  const asked = curveOfDay({ type: 'date', range: { min, max, openBelow: false, openAbove: true } })
  const axis = asked?.axis(dayOf(min), dayOf(max))
  expect(axis?.ticks.map(axis.say)).toEqual(names)
})

test('of a date it is drawn by when it has happened, and days that are no days are no curve', () => {
  const { Estimate } = formOf('date')
  const range = { min: '2027-01-01', max: '2039-12-31', openBelow: false, openAbove: true }
  const days = { p5: '2028-11-01', p25: '2029-11-01', p50: '2030-10-01', p75: '2032-04-01', p95: '2036-07-01' }
  const drawn = (quantiles: typeof days) =>
    renderToStaticMarkup(
      <Estimate
        question={{ type: 'date', range }}
        estimate={{ type: 'date', quantiles }}
        change={() => {}}
        faultOf={() => null}
      />,
    )
  expect(drawn(days)).toMatch(
    /Chance that it has happened, by date.*aria-label="By the end of the range: You 9\d(\.\d)?%\."/,
  )
  expect(drawn(days)).toMatch(/Later than 31 Dec 2039, or never<\/span><output>\d/)
  expect(drawn({ ...days, p50: 'soon' })).toContain('Five that rise within the range make a curve.')
})
