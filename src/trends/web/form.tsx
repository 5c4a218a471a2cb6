/** How a trend is written. */
import type { KindForm } from '#items/web/kind-form.ts'
import type { TrendDetails } from '../trend.ts'
import { entryFrom } from '../written.ts'
import { TrendFields } from './form/TrendFields.tsx'
import type { TrendForm } from './form/unfinished.ts'

export const trendForm: KindForm<TrendForm> = {
  heading: 'Write a trend',
  advice:
    'A trend says what is changing, with the numbers where somebody measures them and dated evidence where nobody does.',
  blank: () => ({ series: null, thresholds: [], signals: [] }),
  // Items of this kind hold the details among their fields: the server has cut them to the schema.
  entryFrom: (item) => entryFrom(item as TrendDetails),
  Fields: TrendFields,
}
