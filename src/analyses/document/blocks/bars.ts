/** Values side by side, in words. */
import { type BlockWords, cellOf, named, numeric, words } from './block-words.ts'

export const bars: BlockWords<'bars'> = {
  sentence({ title, rows }, say) {
    const said = rows.map(
      ({ label, value, low, high }) => `${label} ${say(value)}${low && high ? ` (${say(low)} to ${say(high)})` : ''}`,
    )
    return `${title}: ${said.join('; ')}.`
  },
  table({ rows }, say) {
    const hasRange = rows.some(({ low, high }) => low !== null || high !== null)
    return {
      columns: [named('What'), numeric('Value'), ...(hasRange ? [numeric('From'), numeric('To')] : [])],
      rows: rows.map(({ label, item, value, low, high }) => [
        words(label, item),
        cellOf(value, say),
        ...(hasRange ? [cellOf(low, say), cellOf(high, say)] : []),
      ]),
    }
  },
}
