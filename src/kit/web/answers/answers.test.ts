/** One answer for all who look, asked while somebody looks, never shown to somebody else. */
import { expect, test } from 'vitest'
import { createAnswers, keyOf } from './answers.ts'

const key = keyOf('findBudgets', { params: {} })
const none = { answer: null, failure: null, isWaiting: true }
const shown = (answer: unknown) => ({ answer, failure: null, isWaiting: false })

/** A call that answers when the test says so. */
function givenCall() {
  const answers = createAnswers()
  const calls: { answer(with_: unknown): Promise<void>; fail(error: unknown): Promise<void>; isWanted(): boolean }[] =
    []
  let changes = 0
  const watch = (of = key) =>
    answers.watch(
      of,
      (isWanted) =>
        new Promise((resolve, reject) => {
          calls.push({
            isWanted,
            answer: (given) => (resolve(given), settled()),
            fail: (error) => (reject(error as Error), settled()),
          })
        }),
      () => changes++,
    )
  return { answers, calls, watch, changes: () => changes, look: (of = key) => answers.look(of) }
}

const settled = () => new Promise<void>((done) => setTimeout(done))

test('two who look at the same ask once, and see the same', async () => {
  const { calls, watch, look, changes } = givenCall()
  watch()
  watch()
  expect(look()).toEqual(none)
  await settled()
  expect(calls).toHaveLength(1)
  await calls[0]?.answer(9)
  expect([look(), changes()]).toEqual([shown(9), 2])
})

test('whoever leaves before the answer is asked for asks nothing', async () => {
  const { calls, watch } = givenCall()
  watch()()
  await settled()
  expect(calls).toHaveLength(0)
})

test('an answer that comes after everybody has left is dropped', async () => {
  const { calls, watch, look } = givenCall()
  const leave = watch()
  await settled()
  leave()
  expect(calls[0]?.isWanted()).toBe(false)
  await calls[0]?.answer(9)
  expect(look()).toEqual(none)
})

test('whoever comes back sees what was known at once, and it is asked anew', async () => {
  const { calls, watch, look } = givenCall()
  const leave = watch()
  await settled()
  await calls[0]?.answer(9)
  leave()
  watch()
  expect(look()).toEqual({ ...shown(9), isWaiting: true })
  await settled()
  await calls[1]?.answer(10)
  expect(look()).toEqual(shown(10))
})

test('what failed is said beside what is known, and asked again when somebody wants it', async () => {
  const { answers, calls, watch, look } = givenCall()
  watch()
  await settled()
  await calls[0]?.answer(9)
  answers.again(key)
  expect(look()).toEqual({ ...shown(9), isWaiting: true })
  await settled()
  await calls[1]?.fail(new TypeError('Failed to fetch'))
  expect(look()).toMatchObject({ answer: 9, failure: { is: 'offline' }, isWaiting: false })
  answers.again(key)
  expect(look()).toEqual({ ...shown(9), isWaiting: true })
})

test('once the connection is back, what failed for want of it is asked again, and nothing else', async () => {
  const { answers, calls, watch, look } = givenCall()
  const others = ['listLedger', 'listMine'].map((name) => keyOf(name, { params: {} }))
  for (const one of [key, ...others]) watch(one)
  await settled()
  await calls[0]?.fail(new TypeError('Failed to fetch'))
  await calls[1]?.answer('rows')
  await calls[2]?.fail(new Error('502'))
  answers.reconnect()
  await settled()
  expect([calls.length, look(), look(others[1]).failure?.is]).toEqual([4, none, 'again'])
})

test('what turns stale while it is on its way is shown, and asked once more', async () => {
  const { answers, calls, watch, look } = givenCall()
  watch()
  await settled()
  answers.stale(() => true)
  answers.stale(() => true)
  expect(calls).toHaveLength(1)
  await calls[0]?.answer(9)
  expect([look(), calls.length]).toEqual([{ ...shown(9), isWaiting: true }, 2])
  await calls[1]?.answer(8)
  expect([look(), calls.length]).toEqual([shown(8), 2])
})

test('only what is named is stale, and what nobody looks at goes', async () => {
  const { answers, calls, watch, look } = givenCall()
  const other = keyOf('listLedger', { params: {} })
  watch(other)
  const leave = watch()
  await settled()
  await Promise.all(calls.map((call) => call.answer(9)))
  leave()
  answers.stale((one) => one === key)
  await settled()
  expect([look(), look(other), calls.length]).toEqual([none, shown(9), 2])
})

test('what an action has made of an answer holds at once, and what was sent before it does not', async () => {
  const { answers, calls, watch, look } = givenCall()
  watch()
  await settled()
  await calls[0]?.answer(9)
  answers.again(key)
  await settled()
  answers.change(key, (now) => Number(now) - 1)
  expect(look()).toEqual({ ...shown(8), isWaiting: true })
  await calls[1]?.answer(9)
  expect(look().answer).toBe(8)
  await calls[2]?.answer(7)
  expect(look()).toEqual(shown(7))
})

test('for somebody else everything is forgotten, what is on its way too, and what is looked at is asked as them', async () => {
  const { answers, calls, watch, look } = givenCall()
  const left = keyOf('listLedger', { params: {} })
  const leave = watch(left)
  watch()
  await settled()
  await Promise.all(calls.map((call) => call.answer('of Ada')))
  leave()
  answers.again(key)
  await settled()
  answers.forget()
  expect([look(), look(left)]).toEqual([none, none])
  await calls[2]?.answer('of Ada')
  expect(look()).toEqual(none)
  await calls[3]?.answer('of Grace')
  expect([look(), calls.length]).toEqual([shown('of Grace'), 4])
})

test('a screen that goes with its user asks nothing more', async () => {
  const { answers, calls, watch } = givenCall()
  const leave = watch()
  await settled()
  answers.forget()
  leave()
  await settled()
  expect(calls).toHaveLength(1)
})

test('of what nobody looks at the latest fifty are kept, and none after something was changed', async () => {
  const { answers, calls, watch, look } = givenCall()
  const keys = Array.from({ length: 60 }, (_, i) => keyOf('findItem', { params: { id: String(i) } }))
  const leaves = keys.map((one) => watch(one))
  await settled()
  await Promise.all(calls.map((call) => call.answer(1)))
  for (const leave of leaves) leave()
  expect(keys.filter((one) => look(one).answer !== null)).toEqual(keys.slice(-50))
  answers.tidy()
  expect(keys.filter((one) => look(one).answer !== null)).toEqual([])
})
