/** A language model that forecasts: a real endpoint on this machine, and questions that are followed or not. */
import { askMachine } from '#forecasts/server/machine/machine-work.ts'
import { createModelClient } from '#kit/server/language-model/model-client.ts'
import { complete, openModelServer, type Behaviour } from '../analyses/model-server.ts'
import { whenDone } from '../when-done.ts'
import { givenForecasts } from './forecasts.ts'

/** What was asked, as it was sent. */
export type Sent = { question: string } & Record<string, unknown>

export const reason = 'Such things come about once in ten years.'
export const saying =
  (fields: object): Behaviour =>
  (_, answer) =>
    complete(answer, { ...fields, reason })

type How = { name?: string; aDay?: number; now?: Date; signal?: AbortSignal; callMs?: number }

const idOf = (at: string) => at.split('/').at(-1) ?? ''

export async function givenMachine() {
  const world = await givenForecasts()
  const { pool, db, question } = world
  const server = await openModelServer()
  whenDone(() => server.close())
  const log: string[] = []

  /** What the work of a day does; answers how many forecasts it made. */
  const run = async ({ name = 'test-model', aDay = 50, now = new Date(), signal, callMs = 20_000 }: How = {}) => {
    const settings = { url: server.url, name, key: undefined, prices: undefined, jobs: [] }
    const model = await createModelClient(settings, { waitMs: 1, callMs })
    const parts = { db, model, aDay, log: (line: string) => log.push(line), now: () => now }
    return askMachine(parts, signal ?? new AbortController().signal)
  }
  const follow = (at: string) =>
    pool.query(`insert into follow (account_id, item_id, at) values ('2', $1, now()) on conflict do nothing`, [
      idOf(at),
    ])
  /** Published, listed, open, and followed by somebody. */
  const followed = async (other: object = {}) => {
    const at = await question(other)
    await follow(at)
    return at
  }
  const said = async (at: string) =>
    (
      await pool.query<{ voice: string; version: number; estimate: unknown; reason: string | null }>(
        `select voice, item_version as version, estimate, reason from forecast join forecaster on forecaster.id = forecaster_id
         where item_id = $1 and sort = 'machine' order by seq`,
        [idOf(at)],
      )
    ).rows
  const noted = async (at: string) =>
    (
      await pool.query<{ fault: string | null; isAnswered: boolean }>(
        `select fault, answered_at is not null as "isAnswered" from machine_question where item_id = $1 order by day`,
        [idOf(at)],
      )
    ).rows
  /** As if nobody followed anything, and nothing had been asked. */
  const begin = async () => {
    await pool.query('delete from follow')
    await pool.query('delete from machine_question')
    log.length = 0
  }
  const sent = (): Sent[] =>
    server.calls.map(({ body }) => {
      const [, user] = body['messages'] as { content: string }[] // sent by our own client
      return JSON.parse(user?.content ?? '{}') as Sent
    })
  return { ...world, server, run, follow, followed, said, noted, begin, sent, log, idOf }
}
