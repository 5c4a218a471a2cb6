/** Operators read which language model forecasts, what is spent of its day, and why it made no forecast. */
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { MachineWork } from './call-forecasts.ts'
import { Work } from './OperatorMachine.tsx'

const today = { asked: 3, made: 1, promptTokens: 2000, answerTokens: 400 }
function draw(work: MachineWork): string {
  return renderToString(
    <MemoryRouter>
      <Work {...work} />
    </MemoryRouter>,
  ).replaceAll('<!-- -->', '')
}

test('the page of a model is there also on a day on which it has said nothing yet, and not before it was ever asked', () => {
  const quiet = { ...today, asked: 0, made: 0 }
  const of = (isForecaster: boolean) =>
    draw({ asked: { model: 'org/one', aDay: 50, isForecaster }, today: quiet, waiting: 0, faults: [] })
  expect(of(true)).toContain('href="/forecaster/machine:org~one"')
  expect(of(false)).not.toContain('href="/forecaster/')
})

test('without a model it says what there would have to be', () => {
  expect(draw({ asked: null, today, waiting: 0, faults: [] })).toContain('No language model forecasts')
})

test('with one it says what is spent, and each failure with the question that had it last', () => {
  const fault = { fault: 'unreadable answer', times: 2, at: '2026-11-28T04:41:00.000Z', predictionId: '12' }
  const drawn = draw({ asked: { model: 'org/one', aDay: 50, isForecaster: true }, today, waiting: 1, faults: [fault] })
  for (const said of [
    '3 of 50 questions',
    '2,000 sent, 400 answered',
    '1 question, asked each day',
    'unreadable answer',
  ])
    expect(drawn).toContain(said)
  expect(drawn).toContain('href="/forecaster/machine:org~one"')
  expect(drawn).toContain('href="/prediction/12"')
})
