/**
 * When a trend's time comes: when it first meets the next of the values that matter, else its horizon. Free of schemas.
 */
import { decimalYear } from '#kit/dates.ts'
import { sayShort } from '#kit/numbers.ts'
import { plainWhen, type When } from '#items/shelf/when.ts'
import type { Crossing } from '../numbers.ts'

/** Of the values that matter, the next: by when it has been met with each of five chances. */
export type NextCrossing = { value: number; towards: Crossing['towards']; years: (number | null)[] }

const chances = [0.05, 0.25, 0.5, 0.75, 0.95] as const
const [first, middle] = [0, 2] as const

/** The one whose middle comes first; one without a middle only where none has. Null where none may be met in time. */
export function nextCrossing(crossings: readonly Crossing[]): NextCrossing | null {
  const ahead = crossings
    .filter(({ state }) => state === 'ahead')
    .map(({ value, towards, by }) => ({
      value,
      towards,
      years: chances.map((chance) => {
        const reached = by.find((step) => step.chance >= chance)
        return reached ? yearOf(reached.at) : null
      }),
    }))
    .filter(({ years }) => years[first] !== null)
  return ahead.toSorted((a, b) => rank(a, middle) - rank(b, middle) || rank(a, first) - rank(b, first))[0] ?? null
}

const rank = ({ years }: NextCrossing, i: number) => years[i] ?? Infinity
/** In thousandths: nobody reads a day off a chart of decades. */
const yearOf = (at: string) => Math.round(decimalYear(at) * 1000) / 1000

export function whenOf({ crossing, horizon }: Pick<Card, 'crossing' | 'horizon'>): When {
  if (!crossing)
    return {
      ...plainWhen,
      means: 'Trends, to the end of their horizon',
      place: 3,
      year: horizon.to,
      says: `horizon ${horizon.to}`,
      mark: 'diamond',
      beside: String(horizon.to),
    }
  const { value, towards, years } = crossing
  const year = years[middle] ?? null
  return {
    ...plainWhen,
    means: 'Trends, when they cross a value that matters',
    place: 2,
    year: year ?? horizon.to,
    says: year === null ? `may cross by ${horizon.to}` : `crosses ${Math.floor(year)}`,
    ...(year === null ? {} : { saysPast: `probably crossed by ${Math.floor(year)}, not measured yet` }),
    mark: 'dot',
    band: years,
    beside: `${towards === 'up' ? 'above' : 'below'} ${sayShort(value)}`,
  }
}

type Card = { crossing?: NextCrossing | null; horizon: { to: number } }
