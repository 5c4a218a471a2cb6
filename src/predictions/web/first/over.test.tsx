/** What the first screen of a prediction says of what is over: that it was said, and that it closed. */
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { TodayProvider } from '#kit/web/today.ts'
import { PredictionAnswers } from './PredictionAnswers.tsx'
import { PredictionBrief } from './PredictionBrief.tsx'

const crowd = { estimate: { type: 'binary', probability: 0.12 }, people: 38, at: '2026-01-01T00:00:00.000Z' }
const asked = { question: { type: 'binary' }, houseForecast: null, crowd, closes: '2026-06-30', resolves: '2026-12-01' }
const outcome = { state: 'resolved', value: 'no', at: '2026-07-01', reason: 'It did not come.' }

/** Of an item these parts read nothing else. */
function draw(today: string, item: object): string {
  const props = { item: { ...asked, ...item }, neighbours: [], numbers: null } as never
  return renderToString(
    <TodayProvider value={today}>
      <MemoryRouter>
        <PredictionBrief {...(props as Parameters<typeof PredictionBrief>[0])} />
        <PredictionAnswers {...(props as Parameters<typeof PredictionAnswers>[0])} />
      </MemoryRouter>
    </TodayProvider>,
  ).replaceAll('<!-- -->', '')
}

test('of a question that is open people say something, and it closes', () => {
  const drawn = draw('2026-06-30', { outcome: null })
  for (const said of ['The crowd says <b>12%</b>', 'Closes on 30 Jun 2026']) expect(drawn).toContain(said)
})

test('once it has closed it closed, and once its outcome is known they said it', () => {
  expect(draw('2026-07-01', { outcome: null })).toContain('Closed on 30 Jun 2026')
  expect(draw('2026-05-01', { outcome })).toContain('It was to close on 30 Jun 2026')
  const over = draw('2026-07-01', { outcome })
  for (const said of ['The crowd said <b>12%</b>', 'It was to resolve']) expect(over).toContain(said)
})

test('a day on which it was to resolve is told as past, whether or not somebody has said how it came out', () => {
  expect(draw('2026-12-01', { outcome: null })).not.toContain('It was to resolve')
  expect(draw('2026-12-02', { outcome: null })).toContain('It was to resolve')
})
