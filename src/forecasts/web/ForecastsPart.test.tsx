/** Where the crowd stands: on the page of today, and on no page of an earlier version, whose question was another. */
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { CallProvider } from '#items/web/call-context.ts'
import { ThenProvider } from '#items/web/then.ts'
import { TodayProvider } from '#kit/web/today.ts'
import { givenCaller } from '../../../test/analyses/writing.ts'
import { someItem } from '#items/web/test-page.tsx'
import type { Asking } from './asking.ts'
import type { Together } from './call-forecasts.ts'
import { ForecastsPart } from './ForecastsPart.tsx'

const range = { min: 0, max: 100, openBelow: false, openAbove: false, scale: 'linear' as const }
const question = { type: 'numeric' as const, unit: 'ppm', range }
const item = {
  ...someItem,
  id: '7',
  kind: 'prediction',
  question,
  opens: '2026-01-01',
  closes: '2999-01-01',
  outcome: null,
}
const apart = { headline: null, house: null, author: null, model: null, machine: null, methods: [], scored: null }
/** Of a question that has come to ask for a yes or no. */
const together: Together = {
  predictionId: '7',
  question: { type: 'binary' },
  at: null,
  wording: 'now',
  forecasters: 3,
  ofEarlierWording: 1,
  crowd: {
    estimate: { type: 'binary', probability: 0.44 },
    quartiles: { lower: 0.2, upper: 0.7 },
    tenths: [0, 0, 1, 0, 1, 0, 0, 1, 0, 0],
  },
  isHidden: false,
  ...apart,
}

function draw(isThen: boolean, other: Partial<Together> = {}): string {
  const element = (
    <TodayProvider value="2026-11-28">
      <ThenProvider value={isThen}>
        <CallProvider value={givenCaller({}).call}>
          <ForecastsPart
            item={item as unknown as Asking}
            together={{ ...together, ...other }}
            group={null}
            seen={null}
          />
        </CallProvider>
      </ThenProvider>
    </TodayProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  return renderToString(<RouterProvider router={router} />).replaceAll('<!-- -->', '')
}

test('the crowd is drawn by the question that it answers, whatever the page around it asks', () => {
  const drawn = draw(false)
  expect(drawn).toContain('44%')
  expect(drawn).toContain('3 people, the middle half between 20% and 70%')
  expect(drawn).toContain('One of them has not said anything since what is asked was last worded anew.')
  expect(drawn).toContain('Sign in to forecast')
})

test.for<[number, string]>([
  [0, 'Nobody has forecast this yet. What people say is hidden until you have.'],
  [1, 'Hidden until you have forecast. One person has.'],
  [12, 'Hidden until you have forecast. 12 people have.'],
])('of %i people whoever hides them is told how many, after where they forecast themselves', ([forecasters, said]) => {
  const drawn = draw(false, { isHidden: true, crowd: null, forecasters })
  expect(drawn).toContain(said)
  expect(drawn).not.toContain('is shown once there are')
  expect(drawn.indexOf('Sign in to forecast')).toBeLessThan(drawn.indexOf(said))
  expect(draw(false).indexOf('Sign in to forecast')).toBeGreaterThan(draw(false).indexOf('44%'))
})

test('the page of an earlier version has no crowd and no form, and leads to that of today', () => {
  const drawn = draw(true)
  expect(drawn).not.toMatch(/44%|people, |Sign in/)
  expect(drawn).toContain('href="/prediction/7#forecasts"')
})

const crowd = { people: 12, brier: 0.0834, log: -0.3, baseline: 41.26, coverage: 0.8 }
test.for<[string, Together['scored'], string]>([
  [
    'of a crowd how right it was',
    { outcome: 'yes', people: 14, crowd },
    'It came out yes. The crowd of 12 had a Brier score of 0.083 (0 is perfect) and a baseline score of +41.3 (above 0 beats knowing nothing), over 80% of the time',
  ],
  [
    'of a number no Brier score',
    { outcome: 'no', people: 14, crowd: { ...crowd, brier: null, baseline: -3 } },
    'The crowd of 12 had a baseline score of −3.0',
  ],
  [
    'of two how many they were',
    { outcome: 'no', people: 2, crowd: null },
    'It came out no. 2 people were scored; a crowd they never were.',
  ],
  [
    'where nobody was in time that nobody was',
    { outcome: 'no', people: 0, crowd: null },
    'It came out no. Nothing was said in time to be scored.',
  ],
])('once it came out the part says %s', ([, scored, said]) => {
  expect(draw(false, { scored })).toContain(said)
  expect(draw(true, { scored })).not.toContain('It came out')
})
