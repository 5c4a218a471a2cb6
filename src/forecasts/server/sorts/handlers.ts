/** Answers the calls about what Farsight, the model and machines have said of a prediction. */
import { csvOf } from '#kit/chart/csv.ts'
import { Refusal } from '#kit/refusal.ts'
import { type Handlers, WithHeaders } from '#kit/server/api/serve.ts'
import type { Viewer } from '#kit/viewer.ts'
import { tableOfForecasts } from '../../history/index.ts'
import { answers } from '../../scores/masses.ts'
import type { voiceForecastContract } from '../../sorts/contract.ts'
import { askedOf } from '../asked.ts'
import { findCrowdRow } from '../crowd-store.ts'
import type { Store } from '../crowd-now.ts'
import { listVoiceRows } from './voice-store.ts'

export function voiceForecastHandlers({ db, pool }: Store): Handlers<typeof voiceForecastContract> {
  /** What was said of other options or another range is no part of it. */
  const find = async (id: string, viewer: Viewer) => {
    const row = await findCrowdRow(pool, id, viewer)
    if (!row) throw new Refusal('item-not-found')
    const { question } = askedOf(row)
    const rows = await listVoiceRows(db, id, viewer)
    return { question, forecasts: rows.filter(({ estimate }) => !estimate || answers(question, estimate)) }
  }
  return {
    async listVoiceForecasts({ params: { id }, viewer }) {
      return { predictionId: id, ...(await find(id, viewer)) }
    },

    async findVoiceForecastsFile({ params: { id }, viewer }) {
      const { question, forecasts } = await find(id, viewer)
      const headers = { 'content-disposition': `attachment; filename="prediction-${id}-forecasts.csv"` }
      return new WithHeaders(csvOf(tableOfForecasts(question, forecasts)), headers)
    },
  }
}
