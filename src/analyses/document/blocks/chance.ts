/** A probability with its range, in words. */
import { type BlockWords, cellOf, named, numeric, words } from './block-words.ts'

export const chance: BlockWords<'chance'> = {
  sentence({ title, value, low, high }, say) {
    return `${title}: ${say(value)}${low && high ? `, between ${say(low)} and ${say(high)}` : ''}.`
  },
  table({ title, value, low, high }, say) {
    const hasRange = low !== null || high !== null
    return {
      columns: [named('What'), numeric('Chance'), ...(hasRange ? [numeric('From'), numeric('To')] : [])],
      rows: [[words(title), cellOf(value, say), ...(hasRange ? [cellOf(low, say), cellOf(high, say)] : [])]],
    }
  },
}
