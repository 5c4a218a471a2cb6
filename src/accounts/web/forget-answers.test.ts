/**
 * What one user was answered, no other is shown: not after signing out, not in another tab, not when the answer comes
 * late.
 */
import { expect, test } from 'vitest'
import { createAnswers, keyOf } from '#kit/web/answers/answers.ts'
import { uselessStorages } from '../../../test/given/storage.ts'
import type { UserRecord } from '../user.ts'
import { onChangeOfHiding, onChangeOfUser } from './forget-answers.ts'
import { createUserStore } from './user-store.ts'

const record = (iamId: string) =>
  ({ iamId, email: `${iamId}@example.org`, name: iamId, analysisBudget: 0, analysisTrendBudget: 8 }) as UserRecord
const drafts = keyOf('listDrafts', { params: {} })
const settled = () => new Promise<void>((done) => setTimeout(done))

/** A page where drafts are looked at: each call is answered with whose they are, when the test says so. */
function givenPage() {
  const [storage = () => localStorage] = Object.values(uselessStorages)
  const store = createUserStore(storage, () => new Date())
  const answers = createAnswers()
  onChangeOfUser(store, answers.forget)
  const waiting: (() => void)[] = []
  const ask = () => {
    const whose = store.getSnapshot().user?.iamId ?? 'nobody'
    return new Promise<string>((resolve) => waiting.push(() => resolve(`drafts of ${whose}`)))
  }
  const answer = async () => {
    await settled()
    for (const give of waiting.splice(0)) give()
    await settled()
  }
  return { store, answer, watch: () => answers.watch(drafts, ask, () => {}), shown: () => answers.look(drafts).answer }
}

test('when somebody else signs in, by whatever tab, only their own is shown', async () => {
  const { store, watch, answer, shown } = givenPage()
  store.set(record('ada'))
  watch()
  await answer()
  expect(shown()).toBe('drafts of ada')
  store.set(record('grace'))
  expect(shown()).toBeNull()
  await answer()
  expect(shown()).toBe('drafts of grace')
})

test('signing out forgets at once, and an answer that was on its way is dropped', async () => {
  const { store, watch, answer, shown } = givenPage()
  store.set(record('ada'))
  const leave = watch()
  await answer()
  leave()
  const leaveAgain = watch()
  await settled()
  store.clear()
  expect(shown()).toBeNull()
  leaveAgain()
  await answer()
  expect(shown()).toBeNull()
})

test('the same user told anew keeps what is shown; and what was asked while it was looked for who is here is asked once', async () => {
  const { store, watch, answer, shown } = givenPage()
  store.wait()
  watch()
  await settled()
  store.set(record('ada'))
  await answer()
  expect(shown()).toBe('drafts of nobody') // a real call waits, and then asks as Ada
  store.set({ ...record('ada'), nickname: 'Countess' })
  store.remember({ analysisBudget: 3 })
  expect(shown()).not.toBeNull()
})

test.for<
  [drawn: 'for everybody' | 'without crowds', steps: ('load' | 'wait' | 'hides' | 'shows' | 'leaves')[], times: number]
>([
  ['for everybody', ['load', 'wait', 'shows', 'shows'], 0],
  ['for everybody', ['load'], 0],
  ['for everybody', ['load', 'wait', 'shows', 'hides', 'hides', 'shows'], 2],
  // It was drawn before they hid them, in another browser.
  ['for everybody', ['load', 'wait', 'hides'], 1],
  // What they have forecast may be told: the server knows once it knows who reads.
  ['without crowds', ['load', 'wait', 'hides', 'hides'], 1],
  ['without crowds', ['load', 'wait', 'hides', 'shows'], 2],
  ['without crowds', ['load', 'wait', 'hides', 'leaves'], 2],
])('of a page drawn %s, after %j what is told of crowds is asked anew %i times', ([drawn, steps, times]) => {
  const [storage = () => localStorage] = Object.values(uselessStorages)
  const store = createUserStore(storage, () => new Date())
  let asked = 0
  onChangeOfHiding(store, drawn === 'without crowds', () => void asked++)
  const take = {
    load: store.load,
    wait: store.wait,
    hides: () => store.set({ ...record('ada'), hidesCrowd: true }),
    shows: () => store.set({ ...record('ada'), hidesCrowd: false }),
    leaves: store.clear,
  }
  for (const step of steps) take[step]()
  expect(asked).toBe(times)
})
