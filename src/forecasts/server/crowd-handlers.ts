/** Answers the calls about what people say together: now, and how it went. */
import { csvOf } from '#kit/chart/csv.ts'
import { type Handlers, WithHeaders } from '#kit/server/api/serve.ts'
import { headlineOf, modelIn } from '#predictions/forecast.ts'
import type { crowdContract } from '../crowd-contract.ts'
import { tableOfHistory } from '../history/index.ts'
import { findHistory } from './crowd-history.ts'
import { findCrowdTold, presentCrowd, type Store } from './crowd-now.ts'
import { keptWhileScored, makeWays, openLearningTold } from './record/find-ways.ts'
import { openShifts } from './shift/find-shift.ts'
import type { FindSaidNear } from './shift/said-near.ts'

export function crowdHandlers(store: Store, saidNear: FindSaidNear): Handlers<typeof crowdContract> {
  const findShift = openShifts(store, saidNear)
  const findWays = keptWhileScored(store.pool, makeWays)
  const findLearningTold = openLearningTold(store.pool)
  return {
    async findCrowd({ params: { id }, viewer }) {
      const { asked, scored, at, people, earlier, said, isHidden, machine } = await findCrowdTold(store, id, viewer)
      const headline = headlineOf(asked)
      return {
        predictionId: id,
        question: asked.question,
        wording: asked.wording,
        at,
        forecasters: people,
        ofEarlierWording: earlier,
        crowd: said && presentCrowd(said),
        isHidden,
        methods: said?.ways.map(({ way, estimate }) => ({ method: way, estimate })) ?? [],
        headline: headline && { by: headline.by, estimate: headline.estimate },
        house: asked.houseForecast?.estimate ?? null,
        author: asked.authorForecast?.estimate ?? null,
        model: modelIn(asked),
        machine,
        scored,
      }
    },

    async findCrowdHistory({ params: { id }, query, viewer }) {
      const { asked, points } = await findHistory(store.pool, { id, viewer, window: query })
      return { predictionId: id, question: asked.question, points }
    },

    async findCrowdRecord() {
      const [told, learning] = await Promise.all([findWays(), findLearningTold()])
      return { ...told, learning }
    },

    findCrowdShift: ({ params: { id }, query: { window }, viewer, now }) => findShift({ id, viewer, window, now }),

    async findCrowdFile({ params: { id }, query, viewer }) {
      const { asked, points } = await findHistory(store.pool, { id, viewer, window: query })
      const headers = { 'content-disposition': `attachment; filename="prediction-${id}-crowd.csv"` }
      return new WithHeaders(csvOf(tableOfHistory(asked.question, points)), headers)
    },
  }
}
