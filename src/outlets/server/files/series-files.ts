/** The series of an item as files: `/trend/131.csv`, and what its columns mean beside it. None where nothing is shown. */
import { z } from 'zod'
import { paths } from '#items/paths.ts'
import { csvOfSeries } from '#series/reading/write-csv.ts'
import { series } from '#series/series.ts'
import type { Shared } from '../find-shared.ts'
import type { View } from '../view.ts'

const measured = z.object({ series })

export const seriesFiles: readonly View[] = [
  {
    ending: '.csv',
    cost: 2,
    isThere,
    make({ view: { kind, id, version }, row }) {
      const headers = { 'content-disposition': `attachment; filename="${kind}-${id}-v${version}.csv"` }
      return { type: 'text/csv; charset=utf-8', body: csvOfSeries(measured.parse(row.details).series), headers }
    },
  },
  {
    ending: '.metadata.json',
    cost: 1,
    isThere,
    make({ view, row }, { site: { origin, productName } }) {
      const { kind, id, version, title, summary, tags, updatedAt } = view
      const found = measured.parse(row.details).series
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

function isThere({ row }: Shared): boolean {
  return measured.safeParse(row.details).success
}
