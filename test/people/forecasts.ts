/** What people forecast, over HTTP on the content API: questions that are open, and what is said of them. */
import { randomUUID } from 'node:crypto'
import { pauseMs } from '#forecasts/crowd/told.ts'
import { tellCrowd } from '#forecasts/server/tell-crowd.ts'
import { givenContent, type Person } from '../content-as.ts'
import { aPrediction } from '../given/entries.ts'

export const yes = (probability: number) => ({ type: 'binary', probability })

export async function givenForecasts() {
  const world = await givenContent()
  const { ask, written, db, pool } = world
  let clock = Date.now()
  /** As if ten seconds had passed: then what people say is told anew. */
  const tell = (at: string) =>
    tellCrowd(db, at.split('/').at(-1) ?? '', new Date((clock = Math.max(clock, Date.now()) + pauseMs)))
  /** A published question of Ada's, by its address in the API. */
  const question = (other: object = {}) => written('ada', aPrediction(undefined, other), { isPublished: true })
  const forecast = (at: string, as: Person | undefined, estimate: unknown, other: object = {}) =>
    ask(`POST ${at}/forecasts`, { as, body: { requestId: randomUUID(), estimate, ...other } })
  const withdraw = (at: string, as: Person) => ask(`DELETE ${at}/forecasts/mine`, { as })
  const crowd = async (at: string, as?: Person) => {
    await tell(at)
    return (await ask(`${at}/crowd`, { as })).body
  }
  const mine = async (at: string, as: Person) => (await ask(`${at}/forecasts/mine`, { as })).body.forecasts
  /** Sets what it says, as a later version of it or its end would. */
  const turn = (at: string, field: 'opens' | 'closes' | 'outcome' | 'question', value: unknown) =>
    pool.query(
      'update item set card = jsonb_set(card, array[$2], $3::jsonb), details = jsonb_set(details, array[$2], $3::jsonb) where id = $1',
      [at.split('/').at(-1), field, JSON.stringify(value)],
    )
  return { ...world, question, forecast, withdraw, tell, crowd, mine, turn }
}
