/** What the page of a prediction says of why its crowd moved: of every type in its unit, and of nobody by themselves. */
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import type { Shift } from '../call-forecasts.ts'
import { ShiftSaid } from './ShiftSaid.tsx'

const yes = (probability: number): Estimate => ({ type: 'binary', probability })
const binary: Question = { type: 'binary' }
const moved: Shift = {
  from: { at: '2026-10-19T08:00:00.000Z', forecasters: 3, estimate: yes(0.33) },
  to: { at: '2026-11-25T08:00:00.000Z', forecasters: 6, estimate: yes(0.62) },
  option: null,
  amount: 0.29,
  parts: [
    { by: 'newcomers', people: 3, amount: 0.3 },
    { by: 'movers', people: 4, amount: -0.01 },
    { by: 'others', people: 3, amount: 0 },
  ],
  steepest: {
    from: '2026-11-24T08:00:00.000Z',
    to: '2026-11-25T08:00:00.000Z',
    amount: 0.2,
    comments: [{ id: '7', at: '2026-11-24T09:00:00.000Z', text: 'The rounds closed near plan.' }],
  },
}

function draw(question: Question, shift: Shift | null): string {
  return renderToString(
    <MemoryRouter>
      <ShiftSaid question={question} shift={shift} />
    </MemoryRouter>,
  ).replaceAll('<!-- -->', '')
}

test('what was learnt is nobody’s doing', () => {
  const drawn = draw(binary, { ...moved, parts: [{ by: 'learning', people: 0, amount: 0.29 }] })
  expect(drawn).toContain(
    'What was learnt of questions that came out</th><td class="num">none</td><td class="num">+29 points</td>',
  )
})

test('it says how far, what came of whom, and what people said nearest to the steepest step', () => {
  const drawn = draw(binary, moved)
  for (const said of [
    'The crowd went from 33% on 19 Oct 2026 to 62% on 25 Nov 2026: +29 points.',
    'Who came</th><td class="num">3</td><td class="num">+30 points</td>',
    '−1 point</td>',
    '0 points</td>',
    'Steepest on 25 Nov 2026: +20 points. What people said nearest to it:',
    'The rounds closed near plan.',
  ])
    expect(drawn).toContain(said)
  expect(drawn).toMatch(/href="[^"]*#comment-7"/)
})

test('where parts would tell on somebody it says so, and where people were too few or stood still, that they did', () => {
  expect(draw(binary, { ...moved, parts: [], steepest: null })).toContain('It is not told what this came of')
  expect(draw(binary, null)).toContain('where from 3 to 1,500 people had forecast')
  const { from, to } = moved
  const atOnce = { from: from.at, to: to.at, amount: 0.29, comments: [] }
  expect(draw(binary, { ...moved, steepest: atOnce })).toContain('<p>It went in one step. </p>')
  const still = draw(binary, { ...moved, to: moved.from, amount: 0, parts: [], steepest: null })
  expect(still).toContain('It says the same since 19 Oct 2026.')
  const again = { ...to, estimate: from.estimate }
  const back = draw(binary, { ...moved, to: again, amount: 0, parts: [], steepest: null })
  expect(back).toContain('The crowd stood at 33% on 25 Nov 2026, as on 19 Oct 2026.')
  for (const said of [still, back]) expect(said).not.toContain('It is not told')
})

const range = { min: 0, max: 100, openBelow: false, openAbove: false, scale: 'linear' as const }
const q = (p50: number) => ({ p5: p50 - 2, p25: p50 - 1, p50, p75: p50 + 1, p95: p50 + 2 })
const pH = (p50: number) => ({ p5: p50 - 0.002, p25: p50 - 0.001, p50, p75: p50 + 0.001, p95: p50 + 0.002 })
const d = (year: number) => ({
  p5: `${year}-01-01`,
  p25: `${year}-04-01`,
  p50: `${year}-07-01`,
  p75: `${year}-09-01`,
  p95: `${year}-12-01`,
})
test.for<[Question, Estimate, Estimate, Partial<Shift>, string]>([
  [
    { type: 'choice', options: ['Solar', 'Coal'] },
    { type: 'choice', probabilities: { Solar: 0.3, Coal: 0.7 } },
    { type: 'choice', probabilities: { Solar: 0.8, Coal: 0.2 } },
    { option: 'Solar', amount: 0.5 },
    'Solar went from 30% on 19 Oct 2026 to 80% on 25 Nov 2026: +50 points.',
  ],
  [
    { type: 'numeric', unit: 'ppm', range },
    { type: 'numeric', quantiles: q(30) },
    { type: 'numeric', quantiles: q(20) },
    { amount: -10 },
    'The crowd went from 30 ppm on 19 Oct 2026 to 20 ppm on 25 Nov 2026: −10 ppm.',
  ],
  [
    { type: 'numeric', unit: 'pH', range: { ...range, min: 8.0321, max: 8.0419 } },
    { type: 'numeric', quantiles: pH(8.0365) },
    { type: 'numeric', quantiles: pH(8.0362) },
    { amount: -0.0003 },
    'The crowd went from 8.0365 pH on 19 Oct 2026 to 8.0362 pH on 25 Nov 2026: −0.0003 pH.',
  ],
  [
    { type: 'date', range: { min: '2026-01-01', max: '2040-01-01', openBelow: false, openAbove: true } },
    { type: 'date', quantiles: d(2030) },
    { type: 'date', quantiles: d(2031) },
    { amount: 365 },
    '12 months later.',
  ],
])('of %j it says how far in its own unit', ([question, from, to, other, said]) => {
  const ends = { from: { ...moved.from, estimate: from }, to: { ...moved.to, estimate: to } }
  expect(draw(question, { ...moved, ...ends, ...other, parts: [], steepest: null })).toContain(said)
})
