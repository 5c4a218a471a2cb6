/** Whoever forecast a question may object to its outcome, and operators decide; what waits for them is listed. */
import { expect, test } from 'vitest'
import type { Person } from '../../../test/content-as.ts'
import { givenForecasts, yes } from '../../../test/people/forecasts.ts'

const { ask, pool, question, forecast } = await givenForecasts()
const reason = 'The first table says the opposite of it.'
const said = {
  state: 'resolved',
  value: 'yes',
  knownAt: '2026-11-20',
  reason: 'The survey says so in its first table.',
}
const resolve = (at: string, as: Person, body: object = said) => ask(`POST ${at}/resolutions`, { as, body })
const object = (at: string, as: Person) => ask(`POST ${at}/objections`, { as, body: { reason } })
const objectionsTo = async (at: string): Promise<string[]> => {
  const one = (await unresolved()).objected.find(({ id }: { id: string }) => id === idOf(at))
  return (one?.objections ?? []).map(({ id }: { id: string }) => id)
}
/** All that an operator reads there now. */
const uphold = async (at: string, read?: string[]) => {
  const objections = read ?? (await objectionsTo(at))
  const body = {
    reason: 'The second table corrects the first.',
    objections: objections.length > 0 ? objections : ['1'],
  }
  return ask(`PUT /api/operators/objections/${idOf(at)}`, { as: 'olga', body })
}
const history = async (at: string) => (await ask(`${at}/resolutions`)).body
const mine = async (at: string, as: Person) => (await ask(`${at}/resolutions/mine`, { as })).body
const unresolved = async () => (await ask('/api/operators/unresolved', { as: 'olga' })).body
const waiting = async () => (await ask('/api/operators/waiting', { as: 'olga' })).body
const listed = async () => (await unresolved()).due.map(({ id }: { id: string }) => id)
const until = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const idOf = (at: string) => at.split('/').at(-1) ?? ''
const settle = (at: string) =>
  pool.query(`update resolution set final_at = now() - interval '1 s' where item_id = $1`, [idOf(at)])

const resolved = async (as: Person = 'olga') => {
  const at = await question()
  await forecast(at, 'ben', yes(0.1))
  await resolve(at, as)
  return at
}

test('whoever forecast it objects once, everybody reads that somebody did, and operators read why', async () => {
  const at = await resolved()
  expect((await mine(at, 'ben')).whyNotObject).toBeNull()
  expect((await object(at, 'ben')).status).toBe(201)
  expect(await mine(at, 'ben')).toMatchObject({ whyNotObject: 'objected-already', objection: { reason, answer: null } })
  expect((await object(at, 'ben')).body.error.code).toBe('objected-already')
  const { resolutions, ...told } = await history(at)
  expect([told.isProvisional, resolutions[0].objections]).toEqual([true, { open: 1, all: 1, answers: [] }])
  expect(JSON.stringify(resolutions)).not.toContain(reason)
  expect((await unresolved()).objected).toMatchObject([{ id: idOf(at), by: 'operator', objections: [{ reason }] }])
  expect((await waiting()).objections).toBe(1)
  await uphold(at)
})

test('operators read who gave an outcome that people object to, an author by name', async () => {
  const [byOlga, byAda] = [await resolved(), await resolved('ada')]
  for (const at of [byOlga, byAda]) await object(at, 'ben')
  const { objected } = await unresolved()
  const { item } = (await ask(byAda)).body
  const asked = { author: item.author, authorId: item.authorId, at: expect.stringMatching(/^20/) }
  expect(objected).toMatchObject([
    { id: idOf(byOlga), by: 'operator', ...asked },
    { id: idOf(byAda), by: 'author', ...asked },
  ])
  for (const at of [byOlga, byAda]) await uphold(at)
})

test('an outcome that an operator lets stand says why, and is final once its three days are over', async () => {
  const at = await resolved()
  await object(at, 'ben')
  await settle(at)
  expect((await history(at)).isProvisional).toBe(true)
  expect((await uphold(at)).status).toBe(200)
  const { isProvisional, resolutions } = await history(at)
  const answers = [{ at: expect.any(String), reason: 'The second table corrects the first.' }]
  expect([isProvisional, resolutions[0].objections]).toEqual([false, { open: 0, all: 1, answers }])
  expect((await mine(at, 'ben')).objection.answer).toBe('The second table corrects the first.')
  expect((await unresolved()).objected).toEqual([])
  expect((await uphold(at)).body.error.code).toBe('nobody-objects')
})

test('what was objected while an operator wrote is not answered by it, nor what stands elsewhere', async () => {
  const at = await question()
  for (const as of ['ben', 'eve'] as const) await forecast(at, as, yes(0.1))
  await resolve(at, 'olga')
  await object(at, 'ben')
  const read = await objectionsTo(at)
  expect((await object(at, 'eve')).status).toBe(201)
  expect((await uphold(at, read)).status).toBe(200)
  expect((await mine(at, 'ben')).objection.answer).not.toBeNull()
  expect((await mine(at, 'eve')).objection.answer).toBeNull()
  const { isProvisional, resolutions } = await history(at)
  expect([isProvisional, resolutions[0].objections]).toMatchObject([true, { open: 1, all: 2 }])
  expect((await unresolved()).objected).toMatchObject([{ id: idOf(at), objections: [{ reason }] }])
  const other = await resolved()
  await object(other, 'ben')
  expect((await uphold(other, await objectionsTo(at))).body.error.code).toBe('nobody-objects')
  await uphold(at)
  await uphold(other)
})

test('what nobody reads any more waits for no operator, and does again once it is back', async () => {
  const at = await resolved()
  await object(at, 'ben')
  await ask(`POST ${at}/unpublish`, { as: 'ada' })
  expect([(await unresolved()).objected, (await waiting()).objections]).toEqual([[], 0])
  await ask(`POST ${at}/publish`, { as: 'ada' })
  expect((await unresolved()).objected).toHaveLength(1)
  await uphold(at)
})

test('another outcome answers what was said against the one before, and may be objected to anew', async () => {
  const at = await resolved()
  await object(at, 'ben')
  await resolve(at, 'olga', { ...said, value: 'no' })
  expect([(await unresolved()).objected, (await waiting()).objections]).toEqual([[], 0])
  expect((await uphold(at)).body.error.code).toBe('nobody-objects')
  expect(await mine(at, 'ben')).toMatchObject({ whyNotObject: null, objection: null })
  expect((await object(at, 'ben')).status).toBe(201)
  await uphold(at)
})

test.each<[string, Person, string]>([
  ['has not forecast it', 'eve', 'no-forecast-objects'],
  ['decided it', 'ada', 'own-outcome'],
])('whoever %s does not object', async (_, as, code) => {
  const at = await resolved('ada')
  expect((await object(at, as)).body.error.code).toBe(code)
  expect((await mine(at, as)).whyNotObject).toBe(code)
  expect((await unresolved()).objected).toEqual([])
})

test('nobody objects to what is open, what is final, or what they do not see', async () => {
  const open = await question()
  await forecast(open, 'ben', yes(0.4))
  expect((await object(open, 'ben')).body.error.code).toBe('not-decided')
  const at = await resolved()
  await settle(at)
  expect((await object(at, 'ben')).body.error.code).toBe('objections-over')
  await ask(`POST ${at}/unpublish`, { as: 'ada' })
  expect((await object(at, 'ben')).status).toBe(404)
  expect((await ask(`POST ${open}/objections`, { body: { reason } })).status).toBe(401)
  expect((await object('/api/items/prediction/99999999', 'ben')).status).toBe(404)
})

test('questions that are due wait for operators: those of people once their authors had a week, and are counted until then', async () => {
  const due = async (ago: number) => {
    const at = await question()
    const day = new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
    await pool.query(
      `update item set details = details || jsonb_build_object('opens', '2026-01-01', 'closes', '2026-01-02', 'resolves', $2::text) where id = $1`,
      [idOf(at), day],
    )
    return at
  }
  const [longAgo, lately, ahead, ours] = [await due(9), await due(3), await due(-1), await due(1)]
  await pool.query('update item set owner_id = null where id = $1', [idOf(ours)])
  expect(await listed()).toEqual([longAgo, ours].map(idOf))
  expect(await listed()).not.toContain(idOf(lately))
  expect(await listed()).not.toContain(idOf(ahead))
  expect((await waiting()).due).toBe(2)
  expect((await unresolved()).leftToAuthors).toEqual({ count: 1, first: until(4), last: until(4) })
  const lastDay = await due(7)
  expect((await unresolved()).leftToAuthors).toEqual({ count: 2, first: until(0), last: until(4) })
  expect(await listed()).not.toContain(idOf(lastDay))
  await resolve(longAgo, 'olga', { state: 'annulled', reason: 'The survey was never made.', knownAt: '2026-11-20' })
  expect([await listed(), (await waiting()).due]).toEqual([[idOf(ours)], 1])
})
