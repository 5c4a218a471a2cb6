/**
 * Why a change of a series waits for an operator: what revisions of real series hardly ever do. Many small changes are
 * ordinary, a large or a uniform one is not.
 */
import { sayDay } from '#kit/dates.ts'
import { allDigits, sayNumber } from '#kit/numbers.ts'
import { lastOf } from '#series/observations.ts'
import { canBe } from '#series/series-words.ts'
import type { Observation, Series } from '#series/series.ts'
import type { Frequency } from '#series/series-words.ts'
import { type Diff, diffOf, isNothing } from './diff.ts'
import { meanOf, quantileOf, rangeOf, spreadOf } from './figures.ts'

/** As the source has it, to the last digit. */
const say = (value: number) => sayNumber(value, allDigits)

export const rules = [
  'unit',
  'meaning',
  'older',
  'factor',
  'shift',
  'size',
  'newest',
  'loss',
  'frequency',
  'frozen',
  'first',
] as const
export type Reason = { rule: (typeof rules)[number]; says: string }

/** What a source says of its series beside the values. */
export type Said = { title: string; id: string; unit: string | null; updated: string | null; notes: readonly string[] }

export type Change = {
  before: readonly Observation[]
  now: readonly Observation[]
  kind: Series['kind']
  frequency: { before: Frequency; now: Frequency }
  /** Null before the first refresh: then what stands is the collection's copy. */
  saidBefore: Said | null
  /** That the source is known to have another definition or unit. */
  countsOtherwise?: boolean
  said: Said
  /** The largest that an old value has moved in earlier refreshes, in the unit. */
  largestMove: number
  /** The standing projection of a time: values at seven chances; null where there is none. */
  fanAt(at: string): readonly number[] | null
}

const otherwise: Reason = { rule: 'meaning', says: 'The source has another definition or unit than this series.' }

/** Empty for what is taken without asking. */
export function whyHold(change: Change): Reason[] {
  const { before, now, frequency, saidBefore, said } = change
  if (frequency.before !== frequency.now)
    return [
      { rule: 'frequency', says: `The source gives ${frequency.now} values, this series is ${frequency.before}.` },
    ]
  const diff = diffOf(before, now)
  const found = [
    ...(saidBefore ? whyMeaning(saidBefore, said) : []),
    whyFactor(before, now) ?? whyShift(before, diff, now),
    whySize(change, diff),
    whyNewest(change),
    whyLoss(before, now, diff),
    whyFrozen(before, now),
    change.countsOtherwise && !saidBefore && !isNothing(diff) ? otherwise : null,
  ].filter((reason) => reason !== null)
  if (saidBefore || found.length === 0) return found
  return [
    { rule: 'first', says: 'It is the first look at this source, and it differs from what stands here.' },
    ...found,
  ]
}

function whyMeaning(before: Said, { title, id, unit, updated, notes }: Said): Reason[] {
  const reasons: (Reason | null)[] = [
    plain(unit) === plain(before.unit)
      ? null
      : { rule: 'unit', says: `The unit was "${before.unit ?? ''}" and is "${unit ?? ''}".` },
    id === before.id && plain(title) === plain(before.title)
      ? null
      : {
          rule: 'meaning',
          says: `The source called it "${before.title}" (${before.id}) and calls it "${title}" (${id}).`,
        },
    updated !== null && before.updated !== null && updated < before.updated
      ? { rule: 'older', says: `It is of ${updated}, and what stands is of ${before.updated}.` }
      : null,
    ...notes.filter((note) => !before.notes.includes(note)).map((note): Reason => ({ rule: 'meaning', says: note })),
  ]
  return reasons.filter((reason) => reason !== null)
}

/** Case, blanks and the years of prices are said differently each time and mean the same. */
function plain(text: string | null): string {
  return (text ?? '')
    .toLowerCase()
    .replaceAll(/\b(19|20)\d\d\b|[^\p{L}\p{N}%$€/]+/gu, ' ')
    .trim()
}

const knownFactors: readonly [factor: number, says: string][] = [
  [1e6, 'a million'],
  [1000, 'a thousand'],
  [100, 'a hundred'],
  [12, 'twelve months'],
  [25.4, 'inches and millimetres'],
  [3.664, 'carbon and carbon dioxide'],
]

function whyFactor(before: readonly Observation[], now: readonly Observation[]): Reason | null {
  const said = new Map(now)
  const ratios = before.flatMap(([at, value]) => (value !== 0 && said.has(at) ? [(said.get(at) ?? 0) / value] : []))
  if (ratios.length < 5) return null
  const median = quantileOf(ratios, 0.5)
  const width = quantileOf(ratios, 0.75) - quantileOf(ratios, 0.25)
  if (width >= 0.001 * Math.abs(median) || Math.abs(median - 1) <= 0.01) return null
  const known = knownFactors.find(([factor]) => [factor, 1 / factor].some((one) => Math.abs(median / one - 1) < 0.01))
  return {
    rule: 'factor',
    says: `All values are ${say(Number(median.toPrecision(4)))} times what they were${known ? `, as between ${known[1]}` : ''}.`.replace(
      'as between a',
      'which is a',
    ),
  }
}

function whyShift(before: readonly Observation[], { gone, revised }: Diff, now: readonly Observation[]): Reason | null {
  const said = new Map(now)
  if (revised.length === 0) return null
  const moves = before.flatMap(([at, value]) => (said.has(at) ? [(said.get(at) ?? 0) - value] : []))
  if (moves.length < 5 || gone.length === before.length) return null
  const mean = meanOf(moves)
  const isAlike = spreadOf(moves) < 0.05 * Math.abs(mean) && Math.abs(mean) > 0.02 * rangeOf(before)
  return isAlike
    ? { rule: 'shift', says: `All values moved by about ${say(Number(mean.toPrecision(3)))}: another baseline.` }
    : null
}

function whySize({ before, largestMove }: Change, { revised }: Diff): Reason | null {
  const most = Math.max(0.05 * rangeOf(before), 3 * largestMove)
  const far = revised.filter(([, was, is]) => Math.abs(is - was) > most)
  const [first] = far.toSorted(([, a, b], [, c, d]) => Math.abs(d - c) - Math.abs(b - a))
  if (!first) return null
  const [at, was, is] = first
  return {
    rule: 'size',
    says: `${sayDay(at)} moved from ${say(was)} to ${say(is)}, further than old values of this series do${far.length > 1 ? `, and ${far.length - 1} more did` : ''}.`,
  }
}

function whyNewest({ before, now, kind, fanAt }: Change): Reason | null {
  const [last] = lastOf({ observations: before })
  for (const [at, value] of now.filter((one) => one[0] > last)) {
    if (!canBe(kind, value)) return { rule: 'newest', says: `${say(value)} for ${sayDay(at)} is no ${kind}.` }
    const [low = -Infinity, , , median = 0, , , high = Infinity] = fanAt(at) ?? []
    if (value > median + 4 * (high - median) || value < median - 4 * (median - low))
      return {
        rule: 'newest',
        says: `${say(value)} for ${sayDay(at)} lies four times as far from the projection as its band of 95% does.`,
      }
  }
  return null
}

function whyLoss(before: readonly Observation[], now: readonly Observation[], { gone }: Diff): Reason | null {
  const recent = new Set(before.slice(-3).map(([at]) => at))
  const [wasLast] = lastOf({ observations: before })
  const [isLast] = lastOf({ observations: now })
  if (isLast < wasLast) return { rule: 'loss', says: `It ended in ${sayDay(wasLast)} and ends in ${sayDay(isLast)}.` }
  const old = gone.filter(([at]) => !recent.has(at))
  if (old.length === 0 && gone.length <= 2) return null
  return {
    rule: 'loss',
    says: `${gone.length} values are not there any more, the first of ${sayDay(gone[0]?.[0] ?? '')}.`,
  }
}

function whyFrozen(before: readonly Observation[], now: readonly Observation[]): Reason | null {
  const values = now.map(([, value]) => value)
  const equal = values.length - 1 - values.findLastIndex((value) => value !== values.at(-1))
  const hadThree = before.some(([, value], i) => value === before[i + 1]?.[1] && value === before[i + 2]?.[1])
  return equal >= 6 && !hadThree
    ? { rule: 'frozen', says: `The last ${equal} values are all ${say(values.at(-1) ?? 0)}.` }
    : null
}
