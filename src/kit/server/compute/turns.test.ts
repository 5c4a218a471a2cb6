import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('however much one asks for, another waits for one piece of it', async () => {
  const done: string[] = []
  const { take } = createTurns()
  const piece = (owner: string, n: number) => take(owner, async () => void done.push(`${owner}${n}`))
  const many = Array.from({ length: 5 }, (_, n) => piece('ada', n))
  await Promise.all([...many, piece('bob', 0), piece('bob', 1), piece('eve', 0)])
  expect(done).toEqual(['ada0', 'ada1', 'bob0', 'eve0', 'ada2', 'bob1', 'ada3', 'ada4'])
})

test('one piece is done at a time, and one that fails is told to whoever asked for it alone', async () => {
  const { take } = createTurns()
  const state = { underWay: 0, most: 0 }
  const piece = async () => {
    state.most = Math.max(state.most, ++state.underWay)
    await Promise.resolve()
    state.underWay--
    return 'done'
  }
  const fails = take('ada', async () => {
    throw new Error('no')
  })
  const others = Promise.all(['ada', 'bob', 'ada', 'bob'].map((owner) => take(owner, piece)))
  await expect(fails).rejects.toThrow('no')
  expect(await others).toEqual(['done', 'done', 'done', 'done'])
  expect(state.most).toBe(1)
})
