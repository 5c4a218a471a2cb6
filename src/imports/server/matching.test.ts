/** Somebody says which prediction asks the same as a question that they brought: for themselves alone, and to compare. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { tellCrowd } from '#forecasts/server/tell-crowd.ts'
import { fatebook, givenSender } from '../../../test/files/own-forecasts.ts'
import { aPrediction } from '../../../test/given/entries.ts'
import { trust } from '../../../test/given/trust.ts'
import { givenUser } from '../../../test/given/user.ts'
import { givenServer } from '../../../test/given.ts'

const { app, pool, db } = await givenServer({ stocked: true })
const { send, get } = givenSender(app)
type User = Awaited<ReturnType<typeof givenUser>>
const someone = () => givenUser(app, { verifiedIn: pool })
const ok = async (answer: ReturnType<User['call']>) => {
  const { statusCode, body } = await answer
  if (statusCode >= 300) throw new Error(`${statusCode} ${body}`)
  return JSON.parse(body)
}
const path = (id: string) => `/api/me/imports/questions/${id}/match`
const match = (user: User, id: string, predictionId: string) => user.call('PUT', path(id), { predictionId })
const refused = async (answer: ReturnType<User['call']>) => {
  const { statusCode, body } = await answer
  const { error } = JSON.parse(body)
  return [statusCode, error.code, ...(error.details ?? []).map(({ reason }: { reason: string }) => reason)]
}
/** Somebody who brought one question, and which it is. */
const bringer = async () => {
  const user = await someone()
  await send(user, fatebook({ title: 'Will it rain?' }))
  const brought = async () => (await get(user, '/questions')).questions[0]
  return { user, brought, id: (await brought()).id }
}
const author = await someone()
await trust(pool, author.id)
const ask = async (other: object = {}) => {
  const { item } = await ok(author.call('POST', '/api/items', aPrediction('Will rain fall here by 2030?', other)))
  await ok(author.call('POST', `/api/items/prediction/${item.id}/publish`, {}))
  return item.id as string
}
const forecast = (user: User, id: string, probability: number) => {
  const body = { requestId: randomUUID(), estimate: { type: 'binary', probability } }
  return ok(user.call('POST', `/api/items/prediction/${id}/forecasts`, body))
}
const crowded = async () => {
  const here = await ask()
  for (const chance of [0.61, 0.62, 0.63]) await forecast(await someone(), here, chance)
  await tellCrowd(db, here, new Date(Date.now() + 60_000))
  return here
}

test('what is said here stands beside what one said there, until one says otherwise', async () => {
  const [{ user, brought, id }, here] = [await bringer(), await crowded()]
  expect((await brought()).match).toBe(null)
  const told = await ok(match(user, id, here))
  expect(told.match).toMatchObject({
    predictionId: here,
    shown: {
      question: { type: 'binary' },
      outcome: null,
      headline: { who: '3 people', estimate: { probability: 0.62 } },
      own: null,
    },
  })
  await forecast(user, here, 0.4)
  expect((await brought()).match.shown).toMatchObject({ own: { probability: 0.4 } })
  const file = (await user.call('GET', '/api/me/imports/questions.csv')).body
  expect(file).toContain(`prediction/${here}`)
  expect((await user.call('GET', '/api/me/export')).json().importedQuestions).toMatchObject([
    { sameAs: `prediction/${here}` },
  ])
  await send(user, fatebook({ title: 'Will it rain?', chance: 0.9, at: '2024-01-05' }))
  expect((await brought()).match).toMatchObject({ predictionId: here })
  expect(await ok(user.call('DELETE', path(id)))).toEqual({ match: null })
  expect((await brought()).match).toBe(null)
})

test('nothing of it counts, and nobody else is told', async () => {
  const [{ user, brought, id }, here] = [await bringer(), await crowded()]
  const asked = async () => [
    (await author.call('GET', `/api/items/prediction/${here}/crowd`)).body,
    (await brought()).score,
    (await get(user)).records,
  ]
  const before = await asked()
  await ok(match(user, id, here))
  expect(await asked()).toEqual(before)
  const other = await bringer()
  expect(await refused(match(other.user, id, here))).toEqual([404, 'imported-question-not-found'])
  expect(await refused(other.user.call('DELETE', path(id)))).toEqual([404, 'imported-question-not-found'])
  expect((await brought()).match.predictionId).toBe(here)
})

test('only a prediction that one can read and that asks for as much is the same', async () => {
  const { user, brought, id } = await bringer()
  const secret = (await ok(author.call('POST', '/api/items', aPrediction('Will it stay dry?')))).item.id
  const choice = await ask({ question: { type: 'choice', options: ['Rain', 'Snow'] } })
  expect(await refused(match(user, id, secret))).toEqual([404, 'item-not-found'])
  expect(await refused(match(user, id, '131'))).toEqual([404, 'item-not-found'])
  expect(await refused(match(user, id, choice))).toEqual([
    400,
    'invalid-input',
    'asks for one of several, and the question that you brought for yes or no',
  ])
  expect((await refused(match(user, id, 'x'))).slice(0, 2)).toEqual([400, 'invalid-input'])
  expect(await refused(match(user, '0', choice)).then(([status]) => status)).toBe(400)
  expect((await brought()).match).toBe(null)
})

test('of what one cannot read any more nothing is told, and a prediction that is deleted is the same no longer', async () => {
  const [{ user, brought, id }, here] = [await bringer(), await ask()]
  await ok(match(user, id, here))
  await ok(author.call('POST', `/api/items/prediction/${here}/unpublish`, {}))
  expect((await brought()).match).toEqual({ predictionId: here, shown: null })
  await pool.query('delete from item where id = $1', [here])
  expect((await brought()).match).toBe(null)
})

test('whoever wants to forecast first is told no number of people by it', async () => {
  const [{ user, brought, id }, here] = [await bringer(), await crowded()]
  await ok(user.call('PATCH', '/api/me', { hidesCrowd: true }))
  expect((await ok(match(user, id, here))).match.shown.headline).toBe(null)
  expect((await brought()).match.shown.headline).toBe(null)
  await forecast(user, here, 0.4)
  expect((await brought()).match.shown.headline).toMatchObject({ who: '3 people' })
})
