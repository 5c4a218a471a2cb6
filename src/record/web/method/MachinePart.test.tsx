/** The page of methods says which language model forecasts here, or that none does. */
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { MachinesTold } from '#forecasts/machine/told.ts'
import { MachinePart } from './MachinePart.tsx'

function draw(machines: MachinesTold): string {
  return renderToString(
    <MemoryRouter>
      <MachinePart machines={machines} />
    </MemoryRouter>,
  ).replaceAll('<!-- -->', '')
}

test('without a language model it says so', () => {
  const drawn = draw({ asked: null, spoke: [] })
  expect(drawn).toContain('No language model is configured here to forecast.')
  expect(drawn).toContain('No machine has forecast anything here.')
})

test('with one it says which, its budget, and what each that ever was has said', () => {
  const since = '2026-11-28T04:41:00.000Z'
  const spoke = [
    { by: 'machine:org/one' as const, since, questions: 2, forecasts: 31 },
    { by: 'machine:two' as const, since, questions: 1, forecasts: 1 },
  ]
  const drawn = draw({ asked: { model: 'two', aDay: 50 }, spoke })
  expect(drawn).toContain('Here it is two, which is asked about 50 questions a day at most.')
  expect(drawn).toContain('href="/forecaster/machine:org~one"')
  expect(drawn).toContain('31 forecasts of 2 questions since 28 Nov 2026')
  expect(drawn).toContain('1 forecast of 1 question since 28 Nov 2026')
})
