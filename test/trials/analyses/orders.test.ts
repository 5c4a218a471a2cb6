/** Orders that are taken back or deleted at any moment of the work on them. */
import { expect, test } from 'vitest'
import { givenWatchedOrders } from '../../analyses/watched-orders.ts'

const { pool, orderer, order, left, until, countDrift, waitAt, ordered } = await givenWatchedOrders()

test('whoever takes an order back and whoever begins it at once agree: it is either cancelled and given back, or made and charged', async () => {
  const outcomes = new Map<string, number>()
  for (let round = 0; round < 6; round++) {
    const who = await orderer({ analysis: 1 })
    const { id } = (await order(who)).analysis
    const answer = await who.call('POST', `/api/analyses/${id}/cancel`, {})
    const state = answer.statusCode === 200 ? 'cancelled' : 'done'
    expect(answer.json().error?.code).toBe(state === 'done' ? 'analysis-begun' : undefined)
    await until(who, id, state)
    expect(await left(who)).toMatchObject(
      state === 'done' ? { analysis: 0, moves: ['spend'] } : { analysis: 1, moves: ['spend', 'release'] },
    )
    outcomes.set(state, (outcomes.get(state) ?? 0) + 1)
  }
  expect(await countDrift()).toBe(0)
  console.log(`cancelled while starting: ${JSON.stringify(Object.fromEntries(outcomes))}`)
})

test('an analysis that is deleted, with its account too, while it is made ends quietly', async () => {
  for (const path of ['', 'account']) {
    const gate = waitAt('worded')
    const { who, id } = await ordered({ analysis: 1 })
    await gate.arrived
    const url = path ? '/api/me' : `/api/analyses/${id}`
    expect((await who.call('DELETE', url)).statusCode).toBe(200)
    gate.goOn()
    const next = await ordered({ analysis: 1 })
    await until(next.who, next.id, 'done')
    const { rows } = await pool.query('select from analysis where id = $1', [id])
    expect(rows).toEqual([])
  }
})
