/** What came of a comment that changed minds: of oneself, and of three and more together. */
import { expect, test } from 'vitest'
import type { Person } from '../../../test/content-as.ts'
import { givenDiscussion } from '../../../test/people/discussion.ts'
import { yes } from '../../../test/people/forecasts.ts'

const { ask, pool, question, trend, forecast, withdraw, added, mind, remove, report, judge, code } =
  await givenDiscussion()
const came = async (at: string, id: string, as?: Person) => (await ask(`${at}/comments/${id}/minds`, { as })).body
const idOf = (at: string) => at.split('/').at(-1) ?? ''
/** All that was forecast so far, so many hours ago. */
async function ago(at: string, hours: number) {
  await pool.query('alter table forecast disable trigger forecast_stands')
  await pool.query('update forecast set at = at - make_interval(hours => $2) where item_id = $1', [idOf(at), hours])
  await pool.query('alter table forecast enable trigger forecast_stands')
}
/** The day after they said so is over. */
async function overIn(at: string, id: string) {
  await pool.query(`update comment_mind set at = at - interval '30 hours' where comment_id = $1`, [id])
  await ago(at, 30)
}

test('oneself reads what one held before and after, and everybody how far three went together', async () => {
  const at = await question()
  const { id } = await added(at, 'ada', 'Two dams were given up.')
  for (const as of ['ben', 'eve', 'nia', 'olga'] as const) await forecast(at, as, yes(0.3))
  await ago(at, 48)
  await mind(at, 'ben', id)
  await forecast(at, 'ben', yes(0.6))
  expect(await came(at, id, 'ben')).toEqual({
    minds: 1,
    isMinded: true,
    own: {
      before: { question: { type: 'binary' }, estimate: yes(0.3) },
      after: { question: { type: 'binary' }, estimate: yes(0.6) },
    },
    together: null,
    isAwaited: true,
  })
  for (const as of ['eve', 'nia'] as const) await mind(at, as, id)
  await forecast(at, 'eve', yes(0.4))
  // Until the day is over each of them could ask again after every forecast of their own.
  expect(await came(at, id)).toEqual({ minds: 3, isMinded: false, own: null, together: null, isAwaited: true })
  // What is said later than a day after is no part of it, nor what was said by others.
  await forecast(at, 'olga', yes(0.9))
  await overIn(at, id)
  const together = { people: 3, points: 0.15 }
  expect(await came(at, id)).toEqual({ minds: 3, isMinded: false, own: null, together, isAwaited: false })
  await forecast(at, 'ben', yes(0.01))
  expect((await came(at, id, 'ben')).together).toEqual(together)
  // Whoever took theirs back since then held something in those days.
  await withdraw(at, 'nia')
  expect((await came(at, id)).together).toEqual(together)
  await mind(at, 'nia', id, 'DELETE')
  expect(await came(at, id, 'nia')).toMatchObject({ minds: 2, isMinded: false, own: null, together: null })
})

test('who began on that day began with what they said first, and who does not count is none of them', async () => {
  const at = await question()
  const { id } = await added(at, 'ada', 'Two dams were given up.')
  for (const as of ['ben', 'eve', 'nia'] as const) {
    await forecast(at, as, yes(0.2))
    await mind(at, as, id)
    await forecast(at, as, yes(0.6))
  }
  await overIn(at, id)
  expect((await came(at, id)).together).toEqual({ people: 3, points: 0.4 })
  await pool.query('update forecaster set is_counted = false where account_id = $1', ['2'])
  expect(await came(at, id, 'ben')).toMatchObject({ own: { after: { estimate: yes(0.6) } }, together: null })
  await pool.query('update forecaster set is_counted = true where account_id = $1', ['2'])
})

test('whoever says it anew is told of by the day on which they first said so', async () => {
  const at = await question()
  const { id } = await added(at, 'ada', 'Two dams were given up.')
  const everybody = ['ben', 'eve', 'nia'] as const
  for (const as of everybody) {
    await forecast(at, as, yes(0.2))
    await mind(at, as, id)
    await forecast(at, as, yes(0.4))
  }
  await overIn(at, id)
  const told = await came(at, id)
  expect(told.together).toEqual({ people: 3, points: 0.2 })
  // Two of three say something else, take it back and say it anew: of the third nobody learns anything more.
  for (const as of ['ben', 'eve'] as const) {
    await mind(at, as, id, 'DELETE')
    expect(await came(at, id, as)).toMatchObject({ isMinded: false, own: null, together: null })
    await forecast(at, as, yes(0.9))
    await mind(at, as, id)
  }
  expect(await came(at, id)).toEqual(told)
  await overIn(at, id)
  expect(await came(at, id)).toEqual(told)
  expect(await came(at, id, 'ben')).toMatchObject({ isMinded: true, own: { after: { estimate: yes(0.4) } } })
})

test('what was taken back stays so when an operator trusts its author anew, and is in their file', async () => {
  const at = await question()
  const { id } = await added(at, 'ada', 'Two dams were given up.')
  await mind(at, 'ben', id)
  await overIn(at, id)
  await mind(at, 'ben', id, 'DELETE')
  for (const word of ['stopped', 'trusted'])
    await ask('PUT /api/operators/authors/2', { as: 'olga', body: { word, reason: 'As the test has it.' } })
  expect(await came(at, id, 'ben')).toMatchObject({ minds: 0, isMinded: false })
  const { changedMinds } = (await ask('/api/me/export', { as: 'ben' })).body
  expect(changedMinds.at(-1)).toEqual({ comment: id, at: expect.any(String), takenBackAt: expect.any(String) })
})

test('a mark that was taken back on its day was none, and of options nothing is told together, nor awaited', async () => {
  const at = await question()
  const { id } = await added(at, 'ada', 'Two dams were given up.')
  for (const as of ['ben', 'eve', 'nia'] as const) {
    await forecast(at, as, yes(0.2))
    await mind(at, as, id)
  }
  await pool.query(`update comment_mind set at = at - interval '23 hours' where comment_id = $1`, [id])
  await mind(at, 'nia', id, 'DELETE')
  expect((await pool.query('select from comment_mind where comment_id = $1', [id])).rowCount).toBe(2)
  await mind(at, 'nia', id)
  await pool.query(`update comment_mind set at = at - interval '2 hours' where comment_id = $1`, [id])
  expect(await came(at, id, 'nia')).toMatchObject({ own: { after: {} }, together: null, isAwaited: true })
  const options = await question({ question: { type: 'choice', options: ['Solar', 'Coal'] } })
  const other = await added(options, 'ada', 'Solar grew.')
  for (const as of ['ben', 'eve', 'nia'] as const) {
    await forecast(options, as, { type: 'choice', probabilities: { Solar: 0.4, Coal: 0.6 } })
    await mind(options, as, other.id)
  }
  await overIn(options, other.id)
  expect(await came(options, other.id, 'nia')).toMatchObject({ own: { after: {} }, together: null, isAwaited: false })
})

test('of a trend nobody holds anything, and what one does not read is not there', async () => {
  const at = await trend()
  const { id } = await added(at, 'ada', 'It grew.')
  await mind(at, 'ben', id)
  expect(await came(at, id, 'ben')).toEqual({ minds: 1, isMinded: true, own: null, together: null, isAwaited: false })
  const asked = (as?: Person) => code(ask(`${at}/comments/${id}/minds`, { as }))
  await report(at, id, 'ben')
  await judge(id, { action: 'hidden', reason: 'As the test has it.' })
  expect(await asked('ben')).toBe('comment-not-found')
  expect(await asked('ada')).toBe(200)
  await remove(at, 'ada', id)
  expect(await asked('ada')).toBe('comment-not-found')
})
