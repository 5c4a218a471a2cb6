/** The series of an item as files: `/trend/131.csv`, and what its columns mean beside it. None where nothing is shown. */
import { z } from 'zod'
import { paths } from '#items/paths.ts'
import { csvOfSeries } from '#series/reading/write-csv.ts'
import { series } from '#series/series.ts'
import type { WholeRow } from '#items/server/store.ts'
import type { View } from '../view.ts'

const measured = z.object({ series })

export const seriesFiles: readonly View[] = [
  {
    ending: '.csv',
    cost: 2,
    make({ view: { kind, id, version }, row }) {
      const found = seriesIn(row)
      const headers = { 'content-disposition': `attachment; filename="${kind}-${id}-v${version}.csv"` }
      return found && { type: 'text/csv; charset=utf-8', body: csvOfSeries(found), headers }
    },
  },
  {
    ending: '.metadata.json',
    cost: 1,
    make({ view, row }, { site: { origin, productName } }) {
      const found = seriesIn(row)
      if (!found) return null
      const { kind, id, version, title, summary, tags, updatedAt } = view
      const { observations, terms: _, marks: __, projected: ___, ...said } = found
      const whole = {
        title,
        summary,
        tags,
        version,
        updatedAt,
        publisher: productName,
        ...said,
        observations: observations.length,
        first: observations[0]?.[0],
        last: observations.at(-1)?.[0],
        url: origin + paths.item(kind, id),
        versionUrl: origin + paths.itemThen(kind, id, version),
        csv: origin + paths.itemFile(kind, id, '.csv', version),
      }
      return { type: 'application/json; charset=utf-8', body: `${JSON.stringify(whole, null, 1)}\n` }
    },
  },
]

function seriesIn({ details }: WholeRow) {
  const { data } = measured.safeParse(details)
  return data?.series ?? null
}
