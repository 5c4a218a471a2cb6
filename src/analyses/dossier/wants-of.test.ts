/** What is wanted by whoever only names something. */
import { expect, test } from 'vitest'
import { readQuestion } from '../ask/read-question.ts'
import { wantsOf } from './wants-of.ts'

const [part] = readQuestion('tea 2031', new Date('2026-11-22T12:00:00Z')).parts
const question = (title: string) => ({ kind: 'prediction', title })
const series = { kind: 'trend', title: 'Tea grows dearer' }

test.each([
  ['chance', [question('Will tea be banned by 2031?')]],
  ['time', [question('In which year will tea be banned?')]],
  ['time', [question('When will tea be banned?')]],
  ['which', [question('Which country will ban tea first?')]],
  ['amount', [question('What will tea cost in 2031?')]],
  ['amount', [series]],
  ['amount', [question('Will tea cost 4 dollars in 2031?'), series]],
  ['amount', []],
])('is %s of %j', (wants, items) => expect(part && wantsOf(items, part)).toBe(wants))

test('of a world nothing else than what was read', () => {
  expect(part && wantsOf([{ kind: 'scenario', title: 'A world of tea' }], { ...part, wants: 'explain' })).toBe(
    'explain',
  )
})
