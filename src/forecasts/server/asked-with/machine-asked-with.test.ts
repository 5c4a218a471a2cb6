/** What a machine says of questions of a group is told with them, as on their own pages. */
import { expect, test } from 'vitest'
import { forecastEvents } from '../../events.ts'
import { dayMs } from '#kit/dates.ts'
import { givenMachine, saying } from '../../../../test/people/machine.ts'
import { yes } from '../../../../test/people/forecasts.ts'

const { ask, pool, server, run, question, followed, turn, idOf } = await givenMachine()
const later = (days: number) => new Date(Date.now() + days * dayMs)

const said = (chance: number) => ({ by: 'machine:test-model', estimate: yes(chance) })

test('pages of questions that are asked with it are drawn anew once a machine spoke', () => {
  const spoke = forecastEvents.find(({ name }) => name === 'machine.spoke')
  const fact = { ref: 'item/7', data: { isPublic: true } }
  expect(spoke?.notice(fact as never)).toEqual({ is: 'changed', tags: ['v7', 'n7', 'r'] })
})

test('the last that still answers it, and of what has come out the last that was said in time', async () => {
  const [early, late] = [await followed(), await question()]
  for (const [at, label] of [
    [early, '2040'],
    [late, '2050'],
  ] as const)
    await pool.query(`update item set family = 'mars', details = details || $2::jsonb where id = $1`, [
      idOf(at),
      JSON.stringify({ group: { id: 'mars', label }, phrase: `a person lands on Mars by the end of ${label}` }),
    ])
  const told = async () => {
    const { questions } = (await ask(`${late}/asked-with`)).body.group
    return questions.map(({ mark, machine }: { mark: string; machine: object | null }) => [mark, machine])
  }
  for (const [days, chance] of [
    [0, 0.12],
    [3, 0.97],
  ] as const) {
    server.behave(saying({ chance }))
    await run({ now: later(days) })
  }
  expect(await told()).toEqual([
    ['2040', said(0.97)],
    ['2050', null],
  ])
  const known = later(2).toISOString().slice(0, 10)
  await turn(early, 'outcome', { state: 'resolved', value: 'yes', at: known, reason: 'Seen.' })
  expect((await told())[0]).toEqual(['2040', said(0.12)])
  await pool.query(`update item set title = 'Will fewer people?' where id = $1`, [idOf(early)])
  expect((await told())[0]).toEqual(['2040', null])
})
