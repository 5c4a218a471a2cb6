/** What is drawn of what came of a comment that changed minds. */
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Stance } from '../../stance.ts'
import { TurnSaid } from './TurnSaid.tsx'

const held = (probability: number): Stance => ({
  question: { type: 'binary' },
  estimate: { type: 'binary', probability },
})
const draw = (own: object | null, together: object | null, isAwaited = false) =>
  renderToString(<TurnSaid own={own} together={together} isAwaited={isAwaited} />).replaceAll(/<!-- -->|<[^>]+>/g, '')

test('oneself reads what one said before and after, and everybody how far three went together', () => {
  expect(draw({ before: held(0.3), after: held(0.7) }, null, true)).toBe(
    'You said 30% before it changed your mind, and 70% after.How far they went is told once three of them who count in the crowd said so more than a day ago.',
  )
  expect(draw({ before: null, after: held(0.7) }, null)).toContain(
    'You said nothing before it changed your mind, and 70%',
  )
  expect(draw({ before: null, after: null }, { people: 3, points: 0.1 })).toBe(
    'The 3 of them who forecast it went up by about 10 points on average, from the day before they said so to the day after.',
  )
})

test('of what is never told together nothing is promised', () => {
  expect(draw({ before: held(0.3), after: held(0.7) }, null)).toBe(
    'You said 30% before it changed your mind, and 70% after.',
  )
  expect(draw(null, null)).toBe('')
})
