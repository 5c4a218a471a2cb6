/** Why a crowd moved, as everybody reads it: between what was told, by the whole hour, and nobody by themselves. */
import { expect, test } from 'vitest'
import type { Person } from '../../../../test/content-as.ts'
import { givenDiscussion } from '../../../../test/people/discussion.ts'
import { yes } from '../../../../test/people/forecasts.ts'
import { openShifts } from './find-shift.ts'

const { ask, db, pool, question, forecast, withdraw, tell, turn, added } = await givenDiscussion()
const idOf = (at: string) => at.split('/').at(-1) ?? ''
const all = async (at: string, chances: Partial<Record<Person, number>>) => {
  for (const [as, chance] of Object.entries(chances)) await forecast(at, as as Person, yes(chance))
  // Una's address is not confirmed: here she counts, else they would be five.
  await pool.query(`update forecaster set is_counted = true where sort = 'person'`)
  await tell(at)
}
/** All that was told so far, so many days ago; the last of it last. */
const ago = (at: string, days: number) =>
  pool.query(
    `update crowd_point set at = now() - make_interval(days => $2) - interval '1 minute' + (seq % 1000) * interval '1 ms' where item_id = $1 and at > now() - interval '1 hour'`,
    [idOf(at), days],
  )
const shift = async (at: string, query = '', as?: Person) => (await ask(`${at}/crowd/shift${query}`, { as })).body.shift
type Part = { by: string; people: number; amount: number }
const sumOf = (parts: Part[]) => parts.reduce((sum, { amount }) => sum + amount, 0)

/** Three of whom one left and two moved, and three who came: two months ago and three days ago. */
async function moved() {
  const at = await question()
  await all(at, { ben: 0.3, eve: 0.4, nia: 0.35 })
  await ago(at, 40)
  await all(at, { olga: 0.8, ada: 0.7, una: 0.75 })
  await all(at, { ben: 0.6, eve: 0.6, nia: 0.7 })
  await ago(at, 3)
  return at
}

test('what came of newcomers, of who moved and of who is fresher by it adds up to what everybody reads', async () => {
  const at = await moved()
  const { from, to, option, amount, parts } = await shift(at)
  expect([from.forecasters, to.forecasters, option]).toEqual([3, 6, null])
  const points = (await ask(`${at}/crowd/history`)).body.points
  expect(to.estimate).toEqual(points.at(-1).estimate)
  expect(amount).toBeCloseTo(to.estimate.probability - from.estimate.probability, 9)
  expect(parts.map(({ by, people }: Part) => [by, people])).toEqual([
    ['newcomers', 3],
    ['movers', 3],
    ['recency', 3],
  ])
  expect(sumOf(parts)).toBeCloseTo(amount, 9)
})

test('a window begins with what stood then, and one in which nothing was said is nothing moved', async () => {
  const at = await moved()
  const whole = await shift(at)
  expect(await shift(at, '?window=two-months')).toEqual(whole)
  const week = await shift(at, '?window=week')
  expect([week.from.at, week.amount]).toEqual([whole.from.at, whole.amount])
  expect(await shift(at, '?window=day')).toMatchObject({ amount: 0, parts: [], steepest: null })
  const { status, body } = await ask(`${at}/crowd/shift?window=year`)
  expect([status, body.error.details[0].field]).toEqual([400, 'window'])
})

test('who asks again once somebody has spoken reads what they read before, until the hour is over', async () => {
  const at = await moved()
  const before = await shift(at)
  await all(at, { olga: 0.01 })
  expect(await shift(at)).toEqual(before)
  await ago(at, 1)
  expect(await shift(at)).not.toEqual(before)
})

test('what one or two did is not told apart, and with fewer than three at an end nothing is', async () => {
  const at = await question()
  await all(at, { ben: 0.3, eve: 0.4 })
  await ago(at, 9)
  expect(await shift(at)).toBeNull()
  await all(at, { nia: 0.35 })
  await ago(at, 8)
  await all(at, { olga: 0.9, ada: 0.9, una: 0.9, ben: 0.9 })
  await ago(at, 7)
  const { amount, parts } = await shift(at)
  expect(amount).toBeGreaterThan(0.3)
  expect(parts).toEqual([])
  for (const as of ['ben', 'eve', 'nia', 'olga'] as const) await withdraw(at, as)
  await tell(at)
  await ago(at, 6)
  expect(await shift(at)).toBeNull()
})

test('where others count by now nothing is said: the difference would be what somebody said', async () => {
  const at = await moved()
  const before = await shift(at)
  await pool.query(
    'update forecaster set is_counted = false where account_id in (select account_id from forecaster order by account_id limit 2)',
  )
  // What was worked out stays true of what was told until the crowd is told anew, and no longer.
  expect(await shift(at, '?window=week')).toEqual(before)
  await tell(at)
  await ago(at, 1)
  const stopped = await shift(at)
  await pool.query(`update forecaster set is_counted = true where sort = 'person'`)
  expect(before).not.toBeNull()
  expect(stopped).toBeNull()
})

test('what is under way is shared, what came of it kept, also where that is nothing, and a failure is not', async () => {
  const at = await moved()
  await pool.query(`update forecaster set is_counted = account_id is distinct from $1 where sort = 'person'`, ['2'])
  let [crowds, isBroken] = [0, true]
  const counting = new Proxy(pool, {
    get: (of, name) => {
      if (name !== 'query') return Reflect.get(of, name) as unknown
      return async (asked: { text: string }) => {
        if (!asked.text.includes('select person')) return of.query(asked)
        crowds++
        if (isBroken) throw new Error('As the test has it.')
        return of.query(asked)
      }
    },
  })
  const find = openShifts({ db, pool: counting }, () => Promise.resolve([]))
  const wanted = { id: idOf(at), viewer: null, window: 'all', now: new Date() } as const
  await expect(find(wanted)).rejects.toThrow('As the test has it.')
  isBroken = false
  crowds = 0
  const answers = await Promise.all([find(wanted), find(wanted), find(wanted)])
  const once = crowds
  await find(wanted)
  await pool.query(`update forecaster set is_counted = true where sort = 'person'`)
  expect(answers.map(({ shift: told }) => told)).toEqual([null, null, null])
  expect([once, crowds]).toEqual([1, 1])
})

test('where somebody came to count in between, it begins once they did', async () => {
  const at = await question()
  for (const as of ['una', 'ben', 'eve', 'nia'] as const) await forecast(at, as, yes(0.3))
  await tell(at)
  await ago(at, 40)
  await pool.query(`update forecaster set is_counted = true where account_id = '5'`)
  await tell(at)
  await ago(at, 20)
  await all(at, { ben: 0.5, eve: 0.5, nia: 0.5 })
  await ago(at, 9)
  await all(at, { ben: 0.7, eve: 0.7, nia: 0.7 })
  await ago(at, 3)
  const { from, to, parts, amount } = await shift(at)
  expect([from.forecasters, to.forecasters]).toEqual([4, 4])
  expect(Date.parse(from.at)).toBeGreaterThan(Date.now() - 21 * 86_400_000)
  expect(parts.map(({ by }: Part) => by)).toEqual(['movers', 'recency'])
  expect(sumOf(parts)).toBeCloseTo(amount, 9)
})

test('beside the steepest step stands what people said nearest to it, without a name, and nothing that is hidden', async () => {
  const at = await moved()
  const texts = [
    '# Funding\n\nThe rounds closed **near** plan.',
    'An old one.',
    'A later one.',
    `Long ${'and longer '.repeat(60)}`,
    'Hidden',
  ]
  const days = [3, 39, 4, 5, 3]
  for (const [i, text] of texts.entries()) {
    const { id } = await added(at, 'ada', text)
    await pool.query(
      'update comment set at = now() - make_interval(days => $2), hidden_at = $3, hidden_reason = $4 where id = $1',
      [id, days[i], text === 'Hidden' ? new Date() : null, text === 'Hidden' ? 'As the test has it.' : null],
    )
  }
  const { steepest } = await shift(at)
  expect(steepest.amount).toBeGreaterThan(0)
  expect(steepest.comments.map(({ text }: { text: string }) => text.slice(0, 40))).toEqual([
    'Funding The rounds closed near plan.',
    'A later one.',
    'Long and longer and longer and longer an',
  ])
  expect(steepest.comments[2].text).toMatch(/longer …$/)
  expect(Object.keys(steepest.comments[0])).toEqual(['id', 'at', 'text'])
})

test('what is asked otherwise by now, and what one does not see, has none', async () => {
  const at = await moved()
  await turn(at, 'question', { type: 'choice', options: ['Solar', 'Coal'] })
  expect(await shift(at)).toBeNull()
  await pool.query('update item set published_at = null where id = $1', [idOf(at)])
  expect((await ask(`${at}/crowd/shift`, { as: 'ben' })).status).toBe(404)
  expect((await ask(`${at}/crowd/shift`, { as: 'ada' })).status).toBe(200)
})
