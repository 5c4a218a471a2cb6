/** What a series and a signal may be, in words. Apart from the schemas, so that the browser needs none. */
import { whyNotLink } from '#kit/link.ts'
import type { Period } from '#kit/periods.ts'

/** How often a series has a value. What follows from that says `how-often.ts`. */
export const frequencies = ['yearly', 'quarterly', 'monthly'] as const satisfies readonly Period['name'][]
export type Frequency = (typeof frequencies)[number]

export const seriesKinds = ['level', 'share', 'count', 'index', 'price', 'interval'] as const
type SeriesKind = (typeof seriesKinds)[number]

/** As a choice after 'The numbers are'. */
export const seriesKindTitles: Record<SeriesKind, string> = {
  level: 'levels: metres, tonnes, years of life',
  share: 'shares: per cent, from 0 to 100',
  count: 'counts: people, cases, tonnes, never below 0',
  index: 'an index',
  price: 'prices, never below 0',
  interval: 'on a scale where 0 is not none: degrees, pH, rates of change, differences',
}

/** A share runs from 0 to 100, a count and a price are never below 0. */
const valuesOf: Record<SeriesKind, [least: number, most: number]> = {
  level: [-Infinity, Infinity],
  share: [0, 100],
  count: [0, Infinity],
  index: [-Infinity, Infinity],
  price: [0, Infinity],
  interval: [-Infinity, Infinity],
}

/** Whether a value is one that the kind allows: of shares 0 to 100. */
export function canBe(kind: SeriesKind, value: number): boolean {
  const [least, most] = valuesOf[kind]
  return value >= least && value <= most
}

/** What a mean over countries is weighted by: a mean over few of it tells nothing of the world. */
export const covered = ['people', 'output'] as const

export const directions = ['for', 'against', 'unclear'] as const
type Direction = (typeof directions)[number]

/** As a choice after 'It speaks'. */
export const directionTitles: Record<Direction, string> = {
  for: 'for its going on',
  against: 'against its going on',
  unclear: 'for neither, or for both',
}

/** Whether a source is the address of a page: a link that readers may be led to; some sources answer http alone. */
export function isWebAddress(source: string): boolean {
  return whyNotLink(source.replace(/^http:/i, 'https:')) === null
}
