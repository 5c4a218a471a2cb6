/** Sentences with words of their own, where a second call says whether these follow: which are taken, and which never. */
import { expect, test } from 'vitest'
import { badWords } from '../../../../test/analyses/model-misbehaviours.ts'
import { type AskedData, type Behaviour, complete, honest, send } from '../../../../test/analyses/model-server.ts'
import { givenWording, textOf } from '../../../../test/analyses/worded.ts'

const { server, worded } = await givenWording()
const settings = { jobs: ['write', 'entail'] }

/** Says the same in words that no list holds. */
const freely = (data: AskedData) =>
  honest(data).map(({ text, claims }) => ({
    text: text.replace(', as the base has it', ', in the reckoning of this base'),
    claims,
  }))
const all = (data: AskedData) => ({ follows: (data.pairs ?? []).map(({ number }) => number) })

const writing =
  (offer: (data: AskedData) => unknown, second: (data: AskedData) => unknown): Behaviour =>
  ({ data }, answer) => {
    const offered = data.job === 'entail' ? second(data) : offer(data)
    complete(answer, Array.isArray(offered) ? { sentences: offered } : offered)
  }

test('words that follow are taken once a second call says so, and without it they are not', async () => {
  server.behave(writing(freely, all))
  const { made, wording } = await worded({ settings })
  expect(wording.rejected).toEqual({})
  expect(textOf(made)).toContain('in the reckoning of this base')
  expect(wording.byModel).toBeGreaterThan(3)
  const record = made.jobs?.find(({ job }) => job === 'entail')
  expect(record).toMatchObject({ faults: {}, came: { 'sentences let in': wording.byModel } })
  expect(textOf((await worded()).made)).not.toContain('in the reckoning of this base')
})

test.for<[name: string, behave: Behaviour]>([
  ['none of them', writing(freely, () => ({ follows: [] }))],
  ['words instead of numbers', writing(freely, () => 'All of them follow.')],
  ['JSON of another shape', writing(freely, () => ({ follows: 'all' }))],
  ['sentences that it was not asked about', writing(freely, (data) => ({ follows: [...all(data).follows, 99] }))],
  ['a number that is none', writing(freely, () => ({ follows: [0] }))],
  ['yes and no', writing(freely, () => ({ follows: [true, false] }))],
  ['nothing', writing(freely, () => '')],
  [
    'that it failed',
    ({ data }, answer) =>
      data.job === 'entail' ? send(answer, {}, 500) : complete(answer, { sentences: freely(data) }),
  ],
])('a second call that answers %s lets nothing in', async ([, behave]) => {
  server.behave(behave)
  expect(textOf((await worded({ settings })).made)).not.toContain('in the reckoning of this base')
})

/** What a list of words alone keeps out. */
const ofWords = new Set(['a fact of its own in small words'])

test.for(badWords.filter(({ name }) => !ofWords.has(name)).map((one) => [one.name, one] as const))(
  '%s: no second call lets it in, whatever it answers',
  async ([, { offer, bad }]) => {
    server.behave(writing(offer, all))
    expect(textOf((await worded({ settings })).made)).not.toMatch(bad)
  },
)

test('a fact of its own in small words is kept out by an honest second call, and by nothing else', async () => {
  const own = badWords.find(({ name }) => ofWords.has(name))
  if (!own) throw new Error('it is not among them')
  server.behave(writing(own.offer, () => ({ follows: [] })))
  expect(textOf((await worded({ settings })).made)).not.toMatch(own.bad)
})
