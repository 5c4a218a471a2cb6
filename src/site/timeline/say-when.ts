/** What a row of the timeline says to whoever does not see it: 'resolves 2035, takes forecasts until 2034'. */
import type { When } from '#items/shelf/when.ts'

export function sayWhen({ says, closes, band, signs, beside, year }: When): string {
  return [
    says,
    ...(beside === '' || says.endsWith(beside) ? [] : [beside]),
    ...(closes === null || closes > year ? [] : [`takes forecasts until ${Math.floor(closes)}`]),
    ...(band ? [`half of the chance ${sayBand(band[1], band[3])}`, `nine tenths ${sayBand(band[0], band[4])}`] : []),
    ...(signs.length > 0 ? [`signposts ${[...new Set(signs)].toSorted((a, b) => a - b).join(', ')}`] : []),
  ].join(', ')
}

function sayBand(from: number | null | undefined, to: number | null | undefined): string {
  const [first, last] = [from, to].map((year) => (typeof year === 'number' ? Math.floor(year) : null))
  if (first === null || first === undefined) return 'later than is looked ahead or never'
  if (last === null || last === undefined) return `from ${first} to later than is looked ahead or never`
  return first === last ? `in ${first}` : `from ${first} to ${last}`
}
