/** What the page of a prediction says of its crowd: nothing of fewer than three people, and never who. */
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { TodayProvider } from '#kit/web/today.ts'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import { crowdOf } from '../crowd/index.ts'
import type { Together } from './call-forecasts.ts'
import { CrowdSaid } from './CrowdSaid.tsx'

const yes = (probability: number): Estimate => ({ type: 'binary', probability })
const solar = (chance: number): Estimate => ({
  type: 'choice',
  probabilities: { Solar: chance, Coal: 1 - chance },
})

/** As the call answers of these forecasts, the oldest first. */
function together(question: Question, estimates: Estimate[]): Together {
  const standing = estimates.map((estimate) => ({ estimate, wording: 'now' }))
  const { people, earlier, said } = crowdOf({ question, wording: 'now' }, standing)
  const methods = said?.ways.map(({ way, estimate }) => ({ method: way, estimate })) ?? []
  const asked = { question, wording: 'now', at: null, ofEarlierWording: earlier }
  const apart = { headline: null, house: null, author: null, model: null, machine: null, scored: null }
  return { predictionId: '1', ...asked, forecasters: people, crowd: said, isHidden: false, methods, ...apart }
}

function draw(question: Question, estimates: Estimate[], isOver = false): string {
  return renderToString(
    <TodayProvider value="2026-11-28">
      <MemoryRouter>
        <CrowdSaid together={together(question, estimates)} isOver={isOver} />
      </MemoryRouter>
    </TodayProvider>,
  ).replaceAll('<!-- -->', '')
}

test.for([
  [[], 'Nobody has forecast this yet.'],
  [[0.3], 'One person has forecast this.'],
  [
    [0.3, 0.9],
    '2 people have forecast this. What they say together is shown once there are 3, and never who said what.',
  ],
] as const)('of %j it says "%s" and no number of theirs', ([chances, said]) => {
  const drawn = draw({ type: 'binary' }, chances.map(yes))
  expect(drawn).toContain(said)
  expect(drawn).not.toMatch(/30%|90%|60%/)
})

test.for([
  [[], 'Nobody forecast this.'],
  [[0.3, 0.9], '2 people forecast this, too few to say what they said.'],
] as const)('once its outcome is known nobody is waited for: of %j it says "%s"', ([chances, said]) => {
  expect(draw({ type: 'binary' }, chances.map(yes), true)).toContain(said)
})

test('once its outcome is known it tells what they said, and no longer that they say it', () => {
  const three = [0.3, 0.4, 0.5].map(yes)
  expect(draw({ type: 'binary' }, three)).toContain('The crowd says')
  expect(draw({ type: 'binary' }, three, true)).toContain('The crowd said')
})

test('where all of them came once the outcome could be known it says so, and promises no number', () => {
  const late = { ...together({ type: 'binary' }, []), forecasters: 4 }
  expect(renderToString(<CrowdSaid together={late} isOver />)).toContain(
    '4 people have forecast this, none of them before its outcome could be known.',
  )
})

test('of yes or no it says the crowd’s chance, the middle half and how many gave which chance', () => {
  const drawn = draw({ type: 'binary' }, [0.3, 0.3, 0.6, 0.65, 0.95].map(yes))
  expect(drawn).toMatch(/<b>\d\d%<\/b>/)
  expect(drawn).toMatch(/5 people, the middle half between \d\d% and \d\d%/)
  for (const said of ['30 to 40%: 2', '60 to 70%: 2', '90 to 100%: 1', '0 to 10%: 0']) expect(drawn).toContain(said)
  for (const way of [
    'The pool, shown above',
    'Median',
    'Median, newer ones counting more',
    'Mean',
    'Geometric mean of odds',
  ])
    expect(drawn).toContain(way)
})

test('of several options and of a number it draws them, and has no columns of tenths', () => {
  const options: Question = { type: 'choice', options: ['Solar', 'Coal'] }
  const drawn = draw(options, [solar(0.6), solar(0.7), solar(0.8)])
  expect(drawn).toMatch(/<b>Solar <small>\d\d%<\/small><\/b>/)
  expect(drawn).toMatch(/3 people\. Coal \d\d%\./)
  expect(drawn).not.toContain('gave a yes')
  const range = { min: 0, max: 100, openBelow: false, openAbove: true, scale: 'linear' as const }
  const five: Estimate = { type: 'numeric', quantiles: { p5: 10, p25: 20, p50: 30, p75: 45, p95: 80 } }
  expect(draw({ type: 'numeric', unit: 'ppm', range }, [five, five, five])).toContain('30')
})
