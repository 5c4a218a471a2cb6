/** When a signpost switches on, by what, and when it goes off again. */
import { expect, test } from 'vitest'
import { type Sign, signsOf, type Turn, type Watched } from './sign.ts'

const signpost = { title: 'It reaches 440', watch: 'trend/7', comparison: '>=', threshold: 440, by: 2032 } as const
const none = { signs: [] as Sign[], turns: [] as Turn[] }
const series = (...values: [string, number, Partial<Watched['observations'][number]>?][]): Watched => ({
  unit: 'ppm',
  outcome: null,
  observations: values.map(([at, value, other]) => ({
    at,
    value,
    knownSince: `${Number(at) + 1}-03-05T10:00:00.000Z`,
    isProvisional: false,
    ...other,
  })),
})
const look = (known: Watched, before = none) =>
  signsOf({ signposts: [signpost], watched: { 'trend/7': known }, before })

test('it switches on by the first value that is as asked, and says since when that is known', () => {
  const { signs, turns } = look(series(['2029', 437], ['2030', 440], ['2031', 442]))
  expect(signs).toMatchObject([{ isOn: true, read: { at: '2030', value: 440, unit: 'ppm' } }])
  expect(turns).toEqual([{ title: signpost.title, isOn: true, at: '2030', on: '2031-03-05' }])
})

test('what comes after its year does not count, nor does a later value switch it off', () => {
  expect(look(series(['2032', 439], ['2033', 441])).signs).toMatchObject([{ isOn: false, read: { at: '2032' } }])
  expect(look(series(['2030', 441], ['2031', 438])).signs).toMatchObject([{ isOn: true, read: { at: '2030' } }])
})

test('a revision switches it off, and both days are kept', () => {
  const on = look(series(['2030', 440.1, { isProvisional: true }]))
  expect(on.signs[0]?.read?.isProvisional).toBe(true)
  const revised = series(['2030', 439.9, { knownSince: '2031-09-01T00:00:00.000Z' }])
  expect(look(revised, on)).toMatchObject({
    signs: [{ isOn: false }],
    turns: [
      { isOn: true, at: '2030', on: '2031-03-05' },
      { isOn: false, at: '2030', on: '2031-09-01' },
    ],
  })
})

test('looking again adds nothing', () => {
  const known = series(['2030', 441])
  const once = look(known)
  expect(look(known, once)).toEqual(once)
})

test('one that watches a question is on once that came out so, in time', () => {
  const asked = { title: 'Polio is gone', watch: 'prediction/7', outcome: 'yes', by: 2030 }
  const seen = (value: string, at: string) =>
    signsOf({
      signposts: [asked],
      watched: { 'prediction/7': { unit: '', observations: [], outcome: { value, at } } },
      before: none,
    }).signs[0]?.isOn
  expect([seen('yes', '2030-12-31'), seen('no', '2030-12-31'), seen('yes', '2031-01-01')]).toEqual([true, false, false])
})

test('of what may not be seen nothing is said', () => {
  expect(signsOf({ signposts: [signpost], watched: {}, before: none })).toEqual({
    signs: [{ title: signpost.title, isOn: false, read: null }],
    turns: [],
  })
})
