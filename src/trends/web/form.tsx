/** How a trend is written. */
import type { FieldsProps, KindForm } from '#items/web/kind-form.ts'
import type { TrendDetails } from '../trend.ts'
import { entryFrom } from '../written.ts'
import { AddressProvider, type DrawAddress } from './form/bring/address-part.ts'
import { TrendFields } from './form/TrendFields.tsx'
import type { TrendForm } from './form/unfinished.ts'

/** `drawAddress`: the part of it that brings a series from an address. */
export function trendFormWith(drawAddress: DrawAddress): KindForm<TrendForm> {
  return {
    heading: 'Write a trend',
    advice:
      'A trend says what is changing, with the numbers where somebody measures them and dated evidence where nobody does.',
    // Whatever a draft may hold is named here: what is not does not come back from it.
    blank: () => ({
      series: null,
      bounds: undefined,
      mapping: undefined,
      keptFrom: null,
      thresholds: [],
      signals: [],
    }),
    // Items of this kind hold the details among their fields: the server has cut them to the schema.
    entryFrom: (item) => entryFrom(item as TrendDetails),
    Fields: (props: FieldsProps<TrendForm>) => (
      <AddressProvider value={drawAddress}>
        <TrendFields {...props} />
      </AddressProvider>
    ),
  }
}
