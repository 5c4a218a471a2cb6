/** Files that tell of the same questions, one after the other: what stands, and what is left where one is undone. */
import { expect, test } from 'vitest'
import { givenServer } from '../../../test/given.ts'
import { fatebook, givenSender } from '../../../test/files/own-forecasts.ts'
import { givenUser } from '../../../test/given/user.ts'

const { app } = await givenServer({ stocked: true })
const { send, get } = givenSender(app)
const rain = { title: 'Will it rain?', resolution: 'YES' }

const seconds = (day: string) => Date.parse(`2024-01-${day}`) / 1000
const choice = (options: string[], forecast_values: number[]) => {
  const times = { open_time: '2024-01-01', scheduled_close_time: '2024-01-11', actual_resolve_time: '2024-01-11' }
  const history = [{ start_time: seconds('03'), end_time: null, forecast_values }]
  const own = { id: 9, title: 'Who?', type: 'multiple_choice', options, resolution: 'A', my_forecasts: { history } }
  return { platform: 'metaculus', file: new Blob([JSON.stringify([{ id: 1, question: { ...own, ...times } }])]) }
}

test.each([0.1, 0.2, 0.3, 0.4, 0.5])(
  'options that came later are in the newer file, which says what stood (%d)',
  async (a) => {
    const ada = await givenUser(app)
    await send(ada, choice(['A', 'B'], [a, 1 - a]))
    await send(ada, choice(['A', 'B', 'C'], [a, 0.9 - a, 0.1]))
    const [found] = (await get(ada, '/questions')).questions
    expect(found).toMatchObject({
      forecasts: 1,
      score: { coverage: expect.closeTo(0.8), log: expect.closeTo(Math.log(a)) },
    })
    expect(Object.keys(found.last.estimate.probabilities)).toEqual(['A', 'B', 'C'])
  },
)

test.each([
  [0.1, 0.9],
  [0.9, 0.1],
  [0.3, 0.7],
])('of %d and %d in one second the later row stands', async (first, then) => {
  const ada = await givenUser(app)
  const file = fatebook({ ...rain, chance: first }, { ...rain, chance: then })
  await send(ada, file)
  const stands = {
    forecasts: 2,
    last: { estimate: { probability: then } },
    score: { log: expect.closeTo(Math.log(then)) },
  }
  expect((await get(ada, '/questions')).questions).toMatchObject([stands])
  expect(await send(ada, file)).toMatchObject({ body: { import: null, changed: 0 } })
  expect((await get(ada, '/questions')).questions).toMatchObject([stands])
})

const more = { ...rain, chance: 0.9, at: '2024-01-08' }

test('who undoes the older of two files loses nothing that the newer tells too', async () => {
  const ada = await givenUser(app)
  const { body: older } = await send(ada, fatebook(rain, { title: 'Only there?' }))
  await send(ada, fatebook(rain, more))
  const [before] = (await get(ada, '/questions')).questions
  await ada.call('DELETE', `/api/me/imports/${older.import.id}`)
  expect((await get(ada, '/questions')).questions).toEqual([before])
  expect(before).toMatchObject({ forecasts: 2, score: { coverage: expect.closeTo(0.8) } })
})

test('who undoes the newer of two files has again what the older told', async () => {
  const ada = await givenUser(app)
  await send(ada, fatebook(rain))
  const { questions: before } = await get(ada, '/questions')
  const { body: newer } = await send(ada, fatebook(rain, more, { title: 'Only there?' }))
  await ada.call('DELETE', `/api/me/imports/${newer.import.id}`)
  expect((await get(ada, '/questions')).questions).toEqual(before)
})

test('what takes back what stood is no forecast where forecasts are counted', async () => {
  const ada = await givenUser(app)
  const history = [{ start_time: seconds('02'), end_time: seconds('05'), forecast_values: [0.4, 0.6] }]
  const own = { id: 8, title: 'Will it?', type: 'binary', open_time: '2024-01-01', my_forecasts: { history } }
  const { body } = await send(ada, {
    platform: 'metaculus',
    file: new Blob([JSON.stringify([{ id: 1, question: own }])]),
  })
  expect(body).toMatchObject({ import: { questions: 1, forecasts: 1 } })
  const taken = { forecasts: 1, last: { at: '2024-01-05T00:00:00.000Z', estimate: null } }
  expect((await get(ada, '/questions')).questions).toMatchObject([taken])
  expect((await ada.call('GET', '/api/me/imports/questions.csv')).body).toContain('questions/1/,,1,')
})

test('files that are brought at once are each kept whole', async () => {
  const ada = await givenUser(app)
  const files = Array.from({ length: 6 }, (_, i) =>
    fatebook(rain, { ...rain, chance: 0.2, at: `2024-01-0${4 + (i % 5)}` }),
  )
  const answers = await Promise.all(files.map((file) => send(ada, file)))
  expect(answers.map(({ status }) => status)).toEqual(files.map(() => 200))
  expect((await get(ada, '/questions')).questions).toMatchObject([{ forecasts: 6, score: { forecasts: 6 } }])
})
