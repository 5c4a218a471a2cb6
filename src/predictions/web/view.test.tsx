import { expect, test } from 'vitest'
import { predictionView } from './view.tsx'

const automatic = { trend: 'trend/7', at: '2034' }
const outcome = { state: 'resolved', value: '3' }

test.for<[what: string, item: object, asks: boolean]>([
  ['no series decides', { version: 3, outcome }, false],
  ['a series will decide, and that has never come about', { version: 1, outcome: null, automatic }, false],
  ['a series has decided', { version: 2, outcome, automatic }, true],
  ['is open again, in a later version', { version: 3, outcome: null, automatic }, true],
  ['came resolved in its first version', { version: 1, outcome, automatic }, true],
])('a page asks for the doubts of a question only where there may be any: one that %s', async ([, item, asks]) => {
  const asked: string[] = []
  const call = async (name: string) => {
    asked.push(name)
    return { doubts: [] }
  }
  // Of an item the view reads nothing else for this.
  expect(await predictionView.load?.(call as never, { id: '9', ...item } as never)).toEqual([])
  expect(asked).toEqual(asks ? ['findDoubts'] : [])
})
