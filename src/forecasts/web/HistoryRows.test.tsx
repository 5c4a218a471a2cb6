/** The rows of a history of options, as they are drawn before anybody points at them. */
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { EstimateOf, Question } from '#predictions/question-types/schemas/index.ts'
import { courseOf } from '../history/index.ts'
import type { HistoryProps } from './HistoryPlot.tsx'
import { HistoryRows } from './HistoryRows.tsx'

const solar = (chance: number): EstimateOf<'choice'> => ({
  type: 'choice',
  probabilities: { Solar: chance, Coal: 0.9 - chance, Wind: 0.1 },
})
const question: Question = { type: 'choice', options: ['Solar', 'Coal', 'Wind'] }
const crowd = (ms: number, chance: number) => ({ ms, said: { estimate: solar(chance), quartiles: null }, people: 3 })

function draw(other: Partial<HistoryProps> = {}): string {
  const props = { course: courseOf(question), moments: [crowd(0, 0.4), crowd(5e8, 0.6)], own: [], marks: [] }
  const html = renderToString(<HistoryRows {...props} span={{ from: 0, to: 9e8 }} {...other} />)
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('each option has its name, its line and what the crowd says of it now', () => {
  const text = draw()
  expect(text).toContain('crowd Solar 60% Coal 30% Wind 10%')
  expect(text).not.toContain('you')
})

test('what one said oneself and what others say stands in columns of their own', () => {
  const own = [crowd(1e8, 0.5)]
  const text = draw({ own, marks: [{ name: 'Farsight', estimate: solar(0.2), isModel: false }] })
  expect(text).toContain('crowd you Farsight Solar 60% 50% 20% Coal 30% 40% 70% Wind 10% 10% 10%')
})

test('who has taken back what they said says nothing now', () => {
  expect(draw({ own: [crowd(1e8, 0.5), { ms: 2e8, said: null, people: 1 }] })).not.toContain('you')
})

test('of a type without lines nothing is drawn, and nothing fails', () => {
  expect(draw({ course: { ...courseOf(question), lines: [] } })).not.toContain('Solar')
})
