/** Answers the trends API. */
import { createItemStore } from '#items/server/store.ts'
import { Refusal } from '#kit/refusal.ts'
import { type Handlers, WithHeaders } from '#kit/server/api/serve.ts'
import type { Reader } from '#series/server/reader.ts'
import type { trendContract } from '../contract.ts'
import { trend } from '../kind.ts'
import { thinnedTo } from '#series/observations.ts'
import { csvOfSeries } from '#series/reading/write-csv.ts'
import { series } from '#series/series.ts'
import { findCourse, findSeriesThen, type Stores } from './course/course-store.ts'
import { seriesPreviews } from './preview-series.ts'
import { keptTrendNumbers } from '../networks/without-networks.ts'

const kept = keptTrendNumbers.pick({ withoutNetworks: true })

export function trendHandlers(stores: Stores, reader: Reader): Handlers<typeof trendContract> {
  const items = createItemStore(stores.pool)
  return {
    ...seriesPreviews(stores.pool, reader),
    findCourse: ({ params: { id }, viewer }) => findCourse(stores, { id, viewer }),

    async findSeriesThen({ params: { id }, query: { asOf, thin }, viewer, now }) {
      const { version, knownFrom, series: then } = await findSeriesThen(stores, { id, viewer }, momentOf(asOf, now))
      const { observations } = then
      return {
        version,
        knownFrom,
        series: series.parse({ ...then, observations: thinnedTo(observations, thin ?? observations.length) }),
        count: observations.length,
      }
    },

    async findSeriesFile({ params: { id }, query: { asOf }, viewer, now }) {
      const { series: then } = await findSeriesThen(stores, { id, viewer }, momentOf(asOf, now))
      const headers = { 'content-disposition': `attachment; filename="trend-${id}.csv"` }
      return new WithHeaders(csvOfSeries(series.parse(then)), headers)
    },

    async findWithoutNetworks({ params: { id }, viewer }) {
      const found = await items.findNumbers({ kind: trend.name, id, viewer })
      if (!found) throw new Refusal('item-not-found')
      const { withoutNetworks } = kept.parse(found.numbers?.numbers ?? {})
      if (!found.numbers || !withoutNetworks) throw new Refusal('no-networks')
      const { version, madeAt } = found.numbers
      return { version, madeAt: new Date(madeAt).toISOString(), withoutNetworks }
    },
  }
}

/** A day means its end. */
function momentOf(asOf: string | undefined, now: Date): Date {
  return asOf === undefined ? now : new Date(asOf.length === 10 ? `${asOf}T23:59:59.999Z` : asOf)
}
