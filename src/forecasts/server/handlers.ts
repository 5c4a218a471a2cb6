/** Answers the calls about what people forecast. */
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import { refuseUnstorable } from '#items/server/storable.ts'
import type { ContentTables } from '#items/server/tables.ts'
import { lockAccount, type Write } from '#items/server/transaction.ts'
import { dayOf } from '#kit/dates.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { type User, userOf, type Viewer } from '#kit/viewer.ts'
import type { forecastContract } from '../contract.ts'
import { crowdOf } from '../crowd/index.ts'
import type { ForecastEntry } from '../forecast.ts'
import { headlineWith, voicesApart } from '../headline.ts'
import { whyNotForecast, whyNotNow } from '../may-forecast.ts'
import { type Asked, askedOf } from './asked.ts'
import { findStanding } from './crowd-store.ts'
import {
  addForecast,
  findByRequest,
  forecasterOf,
  type ForecastRow,
  isSeenQuestion,
  listMine,
  listOwn,
  lockQuestion,
} from './forecast-store.ts'

/** The same database twice: to write in, and to ask prepared statements of. */
type Store = { db: Kysely<ContentTables>; pool: Pool }

export function forecastHandlers({ db, pool }: Store): Handlers<typeof forecastContract> {
  const crowd = async (id: string, viewer: Viewer) => {
    const row = await findStanding(pool, id, viewer)
    if (!row) throw new Refusal('item-not-found')
    const asked = askedOf(row)
    return { asked, ...crowdOf(asked.question, row.estimates) }
  }
  /** What stands after one has said something. */
  const after = async (id: string, user: User, forecast: ForecastRow) => {
    const { people, said } = await crowd(id, user)
    return { forecast: presentOwn(forecast), forecasters: people, crowd: said && presentCrowd(said) }
  }
  return {
    async findCrowd({ params: { id }, viewer }) {
      const { asked, people, said } = await crowd(id, viewer)
      return {
        predictionId: id,
        forecasters: people,
        crowd: said && presentCrowd(said),
        methods: said?.ways.map(({ way, estimate }) => ({ method: way, estimate })) ?? [],
        headline: headlineWith(said?.estimate ?? null, asked),
        ...voicesApart(asked),
      }
    },

    async makeForecast({ params: { id }, body, viewer, now }) {
      const user = userOf(viewer)
      refuseUnstorable(body)
      return after(id, user, await inTransaction(db, (trx) => keep(trx, { id, user, body, now })))
    },

    async withdrawForecast({ params: { id }, viewer, now }) {
      const user = userOf(viewer)
      return after(id, user, await inTransaction(db, (trx) => withdraw(trx, { id, user, now })))
    },

    async listOwnForecasts({ params: { id }, viewer }) {
      const user = userOf(viewer)
      if (!(await isSeenQuestion(db, id, user))) throw new Refusal('item-not-found')
      return { forecasts: (await listOwn(db, id, user.id)).map(presentOwn) }
    },

    async listMyForecasts({ query: { cursor, limit }, viewer }) {
      const rows = await listMine(db, userOf(viewer), { before: cursor ?? null, most: limit + 1 })
      const shown = rows.slice(0, limit)
      return {
        forecasts: shown.map(({ predictionId, label, card, ...row }) => ({
          ...presentOwn(row),
          predictionId,
          label,
          question: card === null ? null : askedOf({ card }).question,
        })),
        next: rows.length > limit ? (shown.at(-1)?.seq ?? null) : null,
      }
    },
  }
}

type Saying = { id: string; user: User; now: Date }

async function keep(trx: Write, { id, user, body, now }: Saying & { body: ForecastEntry }): Promise<ForecastRow> {
  const { requestId, estimate, reason } = body
  const { asked, version, forecasterId } = await begin(trx, { id, user })
  const before = await findByRequest(trx, forecasterId, requestId)
  if (before?.itemId === id) return before
  if (before) throw new Refusal('invalid-input', [{ field: 'requestId', reason: 'was that of another forecast' }])
  refuseUntimely(asked, now)
  const misfit = whyNotForecast(asked.question, estimate)
  if (misfit) throw new Refusal('invalid-input', [{ field: 'estimate', reason: misfit }])
  await addForecast(trx, { itemId: id, itemVersion: version, forecasterId, at: now, estimate, reason, requestId })
  return { at: now, itemVersion: version, estimate, reason }
}

async function withdraw(trx: Write, { id, user, now }: Saying): Promise<ForecastRow> {
  const { asked, version, forecasterId } = await begin(trx, { id, user })
  refuseUntimely(asked, now)
  const [last] = await listOwn(trx, id, user.id, 1)
  if (!last?.estimate) throw new Refusal('no-forecast')
  const gone = { itemVersion: version, at: now, estimate: null, reason: null }
  await addForecast(trx, { ...gone, itemId: id, forecasterId, requestId: randomUUID() })
  return gone
}

/** What one account says comes one after the other, and the question stays as it is meanwhile. */
async function begin(trx: Write, { id, user }: Pick<Saying, 'id' | 'user'>) {
  await lockAccount(trx, user.id)
  const question = await lockQuestion(trx, id, user)
  if (!question) throw new Refusal('item-not-found')
  return { asked: askedOf(question), version: question.version, forecasterId: await forecasterOf(trx, user) }
}

function refuseUntimely(asked: Asked, now: Date): void {
  const why = whyNotNow(asked, dayOf(now))
  if (why) throw new Refusal(why)
}

function presentOwn({ at, ...row }: ForecastRow) {
  return { ...row, at: at.toISOString() }
}

function presentCrowd({ estimate, quartiles, tenths }: NonNullable<ReturnType<typeof crowdOf>['said']>) {
  return { estimate, quartiles, tenths }
}
