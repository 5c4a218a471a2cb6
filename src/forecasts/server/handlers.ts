/** Answers the calls about what people forecast. */
import { showCrowd } from '#items/server/hidden-crowds.ts'
import { saveFirstFollow } from '#items/server/mine/follows/follow-store.ts'
import { refuseUnstorable } from '#items/server/storable.ts'
import { lockAccount, type Write } from '#items/server/transaction.ts'
import { dayOf } from '#kit/dates.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { type User, userOf } from '#kit/viewer.ts'
import { whyNotWhole, wholeOf } from '#predictions/in-parts/whole.ts'
import type { Estimate, EstimateSent, Question } from '#predictions/question-types/schemas/index.ts'
import type { forecastContract } from '../contract.ts'
import type { ForecastEntry } from '../forecast.ts'
import { whyNotForecast, whyNotNow, whyNotUntil } from '../may-forecast.ts'
import { meanSoFar } from '../scores/mean-so-far.ts'
import { soFarOf } from '../scores/so-far.ts'
import { type Asked, askedOf } from './asked.ts'
import { askedWithHandlers } from './asked-with/handlers.ts'
import { crowdHandlers } from './crowd-handlers.ts'
import { findCrowdTold, presentCrowd, type Store, toldIn } from './crowd-now.ts'
import {
  addForecasts,
  findQuestion,
  forecasterOf,
  listMine,
  listOwn,
  lockBefore,
  type MineRow,
} from './forecast-store.ts'
import { leaderboardHandlers } from './leaderboard/handlers.ts'
import { machineHandlers } from './machine/handlers.ts'
import type { Machine } from './machine/machine-work.ts'
import { ownRecordHandlers } from './record/handlers.ts'
import { presentOwn } from './present-own.ts'
import { findOwnScores } from './record/record-store.ts'
import { type AgedRow, listAged } from './so-far-store.ts'
import type { FindSaidNear } from './shift/said-near.ts'
import { voiceForecastHandlers } from './sorts/handlers.ts'
import { tellCrowd, waitFor } from './tell-crowd.ts'
import { asThen, type Kept, refuseUntimely, type Saying, withdraw } from './taking-back/withdraw.ts'

/**
 * `saidNear`: what people say of an item near to a moment. `machine`: null where no language model is to forecast.
 */
export function forecastHandlers(
  store: Store,
  saidNear: FindSaidNear,
  machine: Machine | null,
): Handlers<typeof forecastContract> {
  const { db } = store
  /** What is told after one has said something. What was told before still is, until the next is due. */
  const after = async (id: string, user: User, { forecast, now, asked, point }: Kept) => {
    showCrowd(id)
    const before = toldIn(asked, point)
    const isDue = waitFor(before?.at, now) === 0
    if (isDue) await tellCrowd(db, id, now)
    const { people, said } = isDue || !before ? await findCrowdTold(store, id, user) : before
    return { forecast: presentOwn(forecast, asked), forecasters: people, crowd: said && presentCrowd(said) }
  }
  return {
    ...handlersBeside(store, saidNear, machine),

    async makeForecast({ params: { id }, body, viewer, now }) {
      const user = userOf(viewer)
      refuseUnstorable(body)
      const kept = await inTransaction(db, (trx) => keep(trx, { id, user, body, now }))
      return after(id, user, kept)
    },

    async withdrawForecast({ params: { id }, viewer, now }) {
      const user = userOf(viewer)
      const kept = await inTransaction(db, (trx) => withdraw(trx, { id, user, now }))
      if (!kept.asked) return { forecast: presentOwn(kept.forecast, null), forecasters: null, crowd: null }
      return after(id, user, kept)
    },

    async listOwnForecasts({ params: { id }, viewer, now }) {
      const user = userOf(viewer)
      const question = await findQuestion(db, id, user)
      if (!question) throw new Refusal('item-not-found')
      const asked = askedOf(question)
      const [rows, own, aged] = await Promise.all([
        listOwn(db, id, user.id),
        findOwnScores(db, id, user.id),
        listAged(db, user.id, { ids: [id], now }),
      ])
      const soFar = agedScores(asked, aged).map(({ at, score }) => ({ at: at.toISOString(), ...score }))
      return { forecasts: rows.map((row) => presentOwn(row, asked)), ...own, soFar }
    },

    async listMyForecasts({ query: { cursor, limit }, viewer, now }) {
      const user = userOf(viewer)
      const rows = await listMine(db, user, { before: cursor ?? null, most: limit + 1 })
      const shown = rows.slice(0, limit)
      const ids = shown.map(({ predictionId }) => predictionId)
      const aged = Map.groupBy(await listAged(db, user.id, { ids, now }), ({ itemId }) => itemId)
      return {
        forecasts: shown.map((row) => presentMine(row, { aged: aged.get(row.predictionId) ?? [], now })),
        next: rows.length > limit ? (shown.at(-1)?.seq ?? null) : null,
      }
    },
  }
}

/** Of calls that have files of their own. */
function handlersBeside(store: Store, saidNear: FindSaidNear, machine: Machine | null) {
  return {
    ...crowdHandlers(store, saidNear),
    ...askedWithHandlers(store),
    ...ownRecordHandlers(store.db),
    ...leaderboardHandlers(store.db),
    ...machineHandlers(store, machine),
    ...voiceForecastHandlers(store),
  }
}

async function keep(trx: Write, { id, user, body, now }: Saying & { body: ForecastEntry }): Promise<Kept> {
  const { requestId, until, reason, wording } = body
  const { asked, version, point, made: before, ...begun } = await begin(trx, { id, user, requestId })
  if (before?.itemId === id) return { forecast: before, now, asked, point }
  if (before) throw new Refusal('invalid-input', [{ field: 'requestId', reason: 'was that of another forecast' }])
  if (wording !== undefined && wording !== asked.wording) throw new Refusal('changed-meanwhile')
  refuseUntimely(asked, now)
  const estimate = estimateOf(asked.question, body.estimate)
  const tooShort = whyNotUntil(until, { today: dayOf(now), closes: asked.closes })
  if (tooShort) throw new Refusal('invalid-input', [{ field: 'until', reason: tooShort }])
  const forecast = { at: now, itemVersion: version, wording: asked.wording, estimate, until, reason }
  const forecasterId = begun.forecasterId ?? (await forecasterOf(trx, user))
  await addForecasts(trx, [{ ...forecast, itemId: id, forecasterId, requestId }])
  if (!begun.hasSpoken) await saveFirstFollow(trx, { accountId: user.id, itemId: id, at: now })
  return { forecast, now, asked, point }
}

/** As it is kept: of one in parts the five follow. Refuses what is no forecast of the question. */
function estimateOf(question: Question, sent: EstimateSent): Estimate {
  refuseMisfit(whyNotWhole(question, sent))
  const estimate = wholeOf(question, sent)
  refuseMisfit(whyNotForecast(question, estimate))
  return estimate
}

function refuseMisfit(reason: string | null): void {
  if (reason) throw new Refusal('invalid-input', [{ field: 'estimate', reason }])
}

/** What one account says comes one after the other, and the question stays as it is meanwhile. */
async function begin(trx: Write, { id, user, requestId }: Pick<Saying, 'id' | 'user'> & { requestId: string }) {
  await lockAccount(trx, user.id)
  const before = await lockBefore(trx, id, { user, requestId })
  if (!before) throw new Refusal('item-not-found')
  return { ...before, asked: askedOf(before) }
}

function presentMine({ predictionId, label, asked: row, ...forecast }: MineRow, { aged, now }: Beside) {
  const asked = row && askedOf(row)
  const soFar = asked && meanSoFar(agedScores(asked, aged).map(({ score }) => score))
  const canTakeBack = forecast.estimate !== null && whyNotNow(asked ?? asThen(forecast), dayOf(now)) === null
  const [title, question] = [row?.title ?? null, asked?.question ?? null]
  return { ...presentOwn(forecast, asked), predictionId, label, title, question, canTakeBack, soFar }
}
type Beside = { aged: readonly AgedRow[]; now: Date }

/** How right they look so far; none once it has its outcome. */
function agedScores({ question, outcome }: Asked, aged: readonly AgedRow[]) {
  if (outcome) return []
  return aged.flatMap((row) => {
    const score = soFarOf(question, row)
    return score ? [{ at: row.at, score }] : []
  })
}
