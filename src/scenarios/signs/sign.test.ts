/** When a signpost switches on, by what, and when it goes off again. */
import { expect, test } from 'vitest'
import type { Watched } from './read-sign.ts'
import { saySign, sayTurn } from './say-sign.ts'
import { type Sign, signsOf, type Turn } from './sign.ts'

const signpost = { title: 'It reaches 440', watch: 'trend/7', comparison: '>=', threshold: 440, by: 2032 } as const
const none = { signs: [] as Sign[], turns: [] as Turn[] }
const series = (...values: [string, number | null, Partial<Watched['observations'][number]>?][]): Watched => ({
  unit: 'ppm',
  outcome: null,
  since: null,
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
  const revised = series(['2030', 439.9, { knownSince: '2031-09-01T00:00:00.000Z' }], ['2031', 439.95])
  const off = look(revised, on)
  expect(off).toMatchObject({
    signs: [{ isOn: false, read: { at: '2031' } }],
    turns: [
      { isOn: true, at: '2030', on: '2031-03-05' },
      { isOn: false, at: '2030', on: '2031-09-01', by: 'revision' },
    ],
  })
  expect(off.turns.map(sayTurn)).toEqual([
    'Switched on by the value of 2030, known on 5 Mar 2031',
    'Off again: the value of 2030 was revised on 1 Sep 2031',
  ])
})

test('so does the withdrawal of the value that switched it on, on its day, and a later value may switch it on again', () => {
  const on = look(series(['2029', 437], ['2030', 440]))
  const gone = series(['2029', 437], ['2030', null, { knownSince: '2031-10-02T00:00:00.000Z' }])
  const off = look(gone, on)
  expect(off).toMatchObject({ signs: [{ isOn: false, read: { at: '2029' } }] })
  expect(off.turns.at(-1)).toEqual({
    title: signpost.title,
    isOn: false,
    at: '2030',
    on: '2031-10-02',
    by: 'withdrawal',
  })
  expect(sayTurn(off.turns.at(-1)!)).toBe('Off again: the value of 2030 was withdrawn on 2 Oct 2031')
  const both = series(['2029', 437], ['2030', null, { knownSince: '2031-10-02T00:00:00.000Z' }], ['2031', 441])
  const again = [true, false, true]
  expect(look(both, off).turns.map(({ isOn }) => isOn)).toEqual(again)
  expect(look(both, on).turns.map(({ isOn, at }) => [isOn, at])).toEqual([
    [true, '2030'],
    [false, '2030'],
    [true, '2031'],
  ])
})

test('an earlier value that turns out to be as asked as well turns nothing', () => {
  const on = look(series(['2029', 437], ['2030', 440]))
  const both = look(series(['2029', 441], ['2030', 440]), on)
  expect([both.turns, both.signs[0]?.read?.at]).toEqual([on.turns, '2029'])
})

test('what cannot be seen for a while is said to be so, and has not turned', () => {
  const known = series(['2030', 441])
  const on = look(known)
  const unseen = signsOf({ signposts: [signpost], watched: {}, before: on })
  expect([unseen.signs[0]?.isOn, unseen.turns]).toEqual([false, on.turns])
  expect(saySign(unseen.signs[0]!, signpost, '2031-01-01')).toBe('cannot be seen here')
  expect(look(known, unseen)).toEqual(on)
})

test('one that asks something else under its old title has no past', () => {
  const on = look(series(['2030', 441]))
  const higher = { ...signpost, threshold: 450 }
  expect(signsOf({ signposts: [higher], watched: { 'trend/7': series(['2030', 441]) }, before: on }).turns).toEqual([])
})

test('of a year that is over it says that it did not come, once the value of that year is there', () => {
  const [late, last] = [look(series(['2031', 438])), look(series(['2032', 438]))].map(({ signs }) => signs[0]!)
  expect([saySign(late!, signpost, '2033-01-05'), saySign(last!, signpost, '2033-01-05')]).toEqual([
    'not yet: 438 ppm in 2031',
    'not by 2032: 438 ppm in 2032',
  ])
})

test('looking again adds nothing', () => {
  const known = series(['2030', 441])
  const once = look(known)
  expect(look(known, once)).toEqual(once)
})

const polio = { title: 'Polio is gone', watch: 'prediction/7', outcome: 'yes', by: 2030 }
const came = (value: string | null, at: string, since = at): Watched => ({
  unit: '',
  observations: [],
  outcome: { state: value === null ? 'annulled' : 'resolved', value, at },
  since,
})
const open = (since: string): Watched => ({ unit: '', observations: [], outcome: null, since })
const lookAt = (known: Watched, before = none) =>
  signsOf({ signposts: [polio], watched: { 'prediction/7': known }, before })
const seen = (value: string | null, at: string) => lookAt(came(value, at)).signs[0]?.isOn
const say = (known: Watched, today = '2029-01-01') => saySign(lookAt(known).signs[0]!, polio, today)

test('one that watches a question is on once that came out so, in time', () => {
  expect([
    seen('yes', '2030-12-31'),
    seen('no', '2030-12-31'),
    seen('yes', '2031-01-01'),
    seen(null, '2030-01-01'),
  ]).toEqual([true, false, false, false])
})

test('it has the day since which the outcome is known, and that on which it is another, or open again', () => {
  const on = lookAt(came('yes', '2029-05-01', '2029-06-02'), lookAt(open('2026-01-01')))
  expect(on.turns.map(sayTurn)).toEqual(['On since 2 Jun 2029, when it resolved so'])
  expect(lookAt(came('yes', '2029-05-01', '2029-06-02'), on)).toEqual(on)
  const ends = [lookAt(open('2029-07-01'), on), lookAt(came('no', '2029-05-01', '2029-07-01'), on)]
  for (const { turns } of ends)
    expect(turns.map(sayTurn).at(-1)).toBe('Off again on 1 Jul 2029: it is not resolved so any more')
})

test('of a question it is said whether it is open, was annulled, or resolved otherwise', () => {
  expect([say(open('2026-01-01')), say(open('2026-01-01'), '2031-02-01')]).toEqual([
    'open still',
    'open still, and 2030 is over',
  ])
  expect([say(came('yes', '2029-01-01')), say(came('no', '2029-01-01')), say(came(null, '2029-01-01'))]).toEqual([
    'on: resolved so',
    'not to come: resolved otherwise, or too late',
    'not to come: annulled',
  ])
})

test('of what may not be seen nothing is said', () => {
  const { signs, turns } = signsOf({ signposts: [signpost], watched: {}, before: none })
  expect([signs, turns]).toMatchObject([[{ title: signpost.title, isOn: false, read: null, isSeen: false }], []])
})

test('each signpost keeps the newest of its own turns', () => {
  let kept = look(series(['2030', 441]))
  for (let i = 0; i < 40; i++)
    kept = look(series(['2030', i % 2 ? 441 : 439, { knownSince: `20${32 + i}-01-01T00:00:00.000Z` }]), kept)
  expect([kept.turns.length, kept.turns.at(-1)?.on]).toEqual([12, '2071-01-01'])
})
