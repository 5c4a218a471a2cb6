/** What a unit is once its words are read: so much of one dimension, for each of another, of something, against a baseline. */

/** 'km' is 1,000 of a length; 'million people' a million of a number, of people. */
export type Part = {
  dimension: string
  /** How much of the dimension's first unit it is. */
  factor: number
  /** What nought of it is on the scale of the first unit, in that unit: of °F -17.8. */
  offset: number
  /** What is counted; null of what is measured, and where nobody says it. */
  noun: string | null
}

export type Unit = Part & {
  /** Of 'million tonnes' a million: what a large number typed without a unit is divided by. */
  times: number
  /** Of 'US$ per barrel' the barrel. */
  per: readonly Part[]
  /** Of '% of GDP' the gdp, of 'tonnes of carbon' the carbon. */
  of: string | null
  /** Of 'inches above 1880' 1880. */
  above: string | null
  /** Of '2019 US$' 2019, of money of each year's own 'nominal'. */
  prices: string | null
  /** A number of nothing: 'above 450'. */
  isBare: boolean
}

/** A dimension, how much of its first unit it is, and its names. Those with capitals are signs, and read as typed first. */
export type Known = readonly [dimension: string, factor: number, names: readonly string[], offset?: number]

/** Burnt, a tonne of carbon makes 44/12 tonnes of CO2: by the masses of their molecules. */
const co2OfCarbon = 44 / 12
const year = 'time'

/**
 * By what an amount in the one unit is multiplied to be in the other, but for where their noughts lie; null where they do
 * not fit. What only one of them says is taken from the other: '80 dollars' of a price per barrel are 80 dollars per
 * barrel. Not so of carbon and CO2: a tonne may be of either.
 */
export function ratioOf(from: Unit, to: Unit): number | null {
  if (from.dimension === 'number' && to.dimension === 'share') return ratioOfCounted(from, to)
  if (from.dimension !== to.dimension) return isPartOfAir(from, to) ? from.factor / to.factor : null
  const substance = substanceRatio(from, to)
  const rest = perRatio(from, to)
  const agree = agreeing(from.noun, to.noun) && agreeing(from.above, to.above) && agreeing(from.prices, to.prices)
  return agree && substance !== null && rest !== null ? (from.factor / to.factor) * substance * rest : null
}

/** '2 children' of a series of children per woman, '25 deaths' of one of deaths per 1,000 births. */
function ratioOfCounted({ noun, factor, per }: Unit, { noun: counted }: Unit): number | null {
  return noun !== null && noun === counted && per.length === 0 ? factor : null
}

/** So many per cent of the air are ten thousand times as many parts per million of it, counted by molecules as gases are. */
function isPartOfAir({ dimension, of, per }: Unit, to: Unit): boolean {
  return dimension === 'share' && of === 'air' && per.length === 0 && to.dimension === 'mixing ratio' && to.of === null
}

function agreeing(one: string | null, other: string | null): boolean {
  return one === null || other === null || one === other
}

function substanceRatio({ of: from, dimension }: Unit, { of: to }: Unit): number | null {
  if (from === to) return 1
  if (from === 'carbon' && to === 'co2') return co2OfCarbon
  if (from === 'co2' && to === 'carbon') return 1 / co2OfCarbon
  const isEither = dimension === 'mass' && [from, to].some((one) => /^c(?:arbon|o2e?)$/.test(one ?? ''))
  return !isEither && agreeing(from, to) ? 1 : null
}

/** What one says beside a year and the other does not. */
const unsaid = (parts: readonly Part[], others: readonly Part[]) =>
  parts.filter((one) => one.dimension !== year && !others.some(isSame(one)))

const isSame = (one: Part) => (other: Part) => one.dimension === other.dimension && agreeing(one.noun, other.noun)

/** A year may go without saying: '3,000 TWh' of a series of TWh per year, and the reverse. */
function perRatio(from: Unit, to: Unit): number | null {
  if (from.per.length === 0) return 1
  if (unsaid(from.per, to.per).length > 0) return null
  const isYearly = from.per.every(({ dimension }) => dimension === year)
  if (!isYearly && unsaid(to.per, from.per).length > 0) return null
  return from.per.reduce<number | null>((ratio, part) => {
    const other = to.per.find(isSame(part)) ?? { ...part, factor: 1 }
    const times = other.factor / part.factor
    // One per cent a month is not twelve a year: it compounds.
    const isGrowth = from.dimension === 'share' && part.dimension === year && times !== 1
    return ratio === null || isGrowth ? null : ratio * times
  }, 1)
}
