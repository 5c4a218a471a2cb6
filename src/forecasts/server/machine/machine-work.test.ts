/** What operators see of the language model that forecasts: how much of its day is spent, and why it made no forecast. */
import { expect, test } from 'vitest'
import type { AnswerOf } from '#kit/endpoint.ts'
import { complete, send } from '../../../../test/analyses/model-server.ts'
import { givenMachine, saying } from '../../../../test/people/machine.ts'
import type { machineContract } from '../../machine/contract.ts'
import { machineHandlers } from './handlers.ts'

const { ask, db, pool, server, run, followed, idOf } = await givenMachine()
const model = { name: 'test-model', ask: () => Promise.reject(new Error('Nobody asks.')) }
const seen = async (aDay: number) => {
  const handlers = machineHandlers({ db, pool }, { model, aDay, log: () => {} })
  const asked = { now: new Date() } as never // it reads nothing else
  return (await handlers.findMachineWork(asked)) as AnswerOf<typeof machineContract.findMachineWork> // as it promises
}

test('without a language model there is none, and nothing was asked', async () => {
  const { body } = await ask('/api/operator/machine', { as: 'olga' })
  const nothing = { asked: 0, made: 0, promptTokens: 0, answerTokens: 0 }
  expect(body).toEqual({ asked: null, today: nothing, waiting: 0, faults: [] })
  expect((await ask('/api/operator/machine', { as: 'ada' })).status).toBe(403)
})

test('with one it is told what the day came to, what waits, and each failure once, the newest first', async () => {
  expect((await seen(5)).asked).toMatchObject({ isForecaster: false })
  const first = await followed()
  server.behave((_, answer) => complete(answer, 'About 12%.'))
  await run()
  server.behave((_, answer) => send(answer, {}, 401))
  const second = await followed()
  await run()
  server.behave(saying({ chance: 0.12 }))
  await followed()
  expect((await seen(5)).waiting).toBe(1)
  await run()
  await followed()
  expect(await seen(5)).toEqual({
    asked: { model: 'test-model', aDay: 5, isForecaster: true },
    today: { asked: 3, made: 1, promptTokens: 2000, answerTokens: 400 },
    waiting: 1,
    faults: [
      { fault: 'the endpoint failed', times: 1, at: expect.any(String), predictionId: idOf(second) },
      { fault: 'unreadable answer', times: 1, at: expect.any(String), predictionId: idOf(first) },
    ],
  })
  await pool.query('update machine_question set answered_at = null, fault = null where item_id = $1', [idOf(first)])
  expect((await seen(5)).faults.map(({ fault }) => fault)).toContain('no answer yet, or cut off')
})
