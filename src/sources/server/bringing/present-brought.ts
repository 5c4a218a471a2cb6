/** What is answered of an address that somebody brings. */
import type { Brought } from '../../bringing/brought.ts'
import type { Connector } from '../../connector.ts'

/** Until whoever brings a file has said under what terms it stands. */
export const notSaid = 'not said yet'

const blank = { source: '', licence: '', unit: '' }

export function presentBrought(connector: Connector, { preview, said, notes, address, derive }: Brought) {
  const { id, title, fields, ofSeries, ofAnswers } = connector
  const parsed = said && { ...said, id: '', series: [], next: null, notes: [] }
  const { text, url, licence } = connector.attribution(address, parsed)
  // What the series says, and what was just answered, is shown where it is said.
  const elsewhere = { ...ofSeries?.(blank), ...ofAnswers?.({}) }
  const parts = Object.entries(fields).filter(([name]) => !(name in elsewhere) && address[name])
  return {
    connector: { id, title },
    parts: parts.map(([name, { label }]) => ({ label, value: address[name] ?? '' })),
    attribution: { text, url, licence: licence === notSaid ? null : licence },
    said,
    preview,
    notes,
    binding: { connector: id, address, derive },
  }
}
