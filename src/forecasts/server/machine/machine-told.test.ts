/** What is told of what machines said: on the page of a question, and of machines themselves. */
import { beforeEach, expect, test } from 'vitest'
import { hideCrowds } from '#items/server/hidden-crowds.ts'
import { dayMs } from '#kit/dates.ts'
import { givenMachine, reason, saying } from '../../../../test/people/machine.ts'
import { yes } from '../../../../test/people/forecasts.ts'
import { findMachinesTold } from './machines-told.ts'

const world = await givenMachine()
const { ask, pool, server, run, followed, begin, idOf, forecast } = world
const change = (at: string, set: string) => pool.query(`update item set ${set} where id = $1`, [idOf(at)])
const tomorrow = (days = 1) => new Date(Date.now() + days * dayMs)
const came = (day: Date) => ({ state: 'resolved', value: 'yes', at: day.toISOString().slice(0, 10), reason: 'Seen.' })
beforeEach(begin)

test('the page of a question has what was said last, whoever hides crowds too, where it still answers it', async () => {
  const at = await followed()
  expect((await ask(`${at}/crowd`)).body.machine).toBe(null)
  server.behave(saying({ chance: 0.12 }))
  await run()
  await run({ name: 'newer', now: tomorrow() })
  const told = { by: 'machine:newer', at: expect.any(String), estimate: yes(0.12), reason }
  expect((await ask(`${at}/crowd`)).body).toMatchObject({ machine: told, forecasters: 0, crowd: null, headline: null })
  await forecast(at, 'ben', yes(0.4))
  const unearned = { forecast: new Set<string>(), hidden: new Set<string>(), made: new Set<string>() }
  const hiding = await hideCrowds(unearned, () => ask(`${at}/crowd`, { as: 'eve' }))
  expect(hiding.body).toMatchObject({ isHidden: true, machine: told })
  await world.turn(at, 'question', { type: 'choice', options: ['Solar', 'Coal'] })
  expect((await ask(`${at}/crowd`)).body.machine).toBe(null)
})

test('what a machine said of another wording is no answer to this one, until it is asked anew', async () => {
  const at = await followed()
  server.behave(saying({ chance: 0.12 }))
  await run()
  await change(at, `title = 'Will fewer people write down what they expect?'`)
  expect((await ask(`${at}/crowd`)).body.machine).toBe(null)
  await run({ now: tomorrow() })
  expect((await ask(`${at}/crowd`)).body.machine).toMatchObject({ estimate: yes(0.12) })
})

test('once it came out, what a machine said before that could be known stands there, and nothing of later', async () => {
  const at = await followed()
  server.behave(saying({ chance: 0.12 }))
  await run()
  server.behave(saying({ chance: 0.97 }))
  await run({ now: tomorrow(3) })
  await world.turn(at, 'outcome', came(tomorrow(2)))
  expect((await ask(`${at}/crowd`)).body.machine).toMatchObject({ estimate: yes(0.12) })
  await world.turn(at, 'outcome', came(tomorrow(-2)))
  expect((await ask(`${at}/crowd`)).body.machine).toBe(null)
})

test('of machines it is told which is asked, and what each has said of what lists show', async () => {
  const at = await followed()
  server.behave(saying({ chance: 0.12 }))
  await run({ name: 'told' })
  await run({ name: 'told', now: tomorrow() })
  const asked = {
    model: { name: 'told', ask: () => Promise.reject(new Error('Nobody asks.')) },
    aDay: 7,
    log: () => {},
  }
  const { asked: now, spoke } = await findMachinesTold(pool, asked)
  expect(now).toEqual({ model: 'told', aDay: 7 })
  const one = { by: 'machine:told', since: expect.any(String), questions: 1, forecasts: 2 }
  expect(spoke.find(({ by }) => by === 'machine:told')).toEqual(one)
  await change(at, 'is_listed = false')
  const without = await findMachinesTold(pool, null)
  expect(without.asked).toBe(null)
  expect(without.spoke.find(({ by }) => by === 'machine:told')).toBe(undefined)
})
