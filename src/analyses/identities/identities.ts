/**
 * Known identities between series of the house: what two of them make together, by arithmetic and not by judgement. By
 * the ids of the series, so that whatever else is named alike is not taken for them.
 */

import { wordsIn } from '#kit/text.ts'
import { contentWords } from '../question/content-words.ts'
import { inPlainWords } from '../question/other-words.ts'

/** A share of a total: what it makes, and what it leaves. `by`: the words that tell what it makes from the total. `flat`: which of both one wants to know to stand still. */
export type ShareOf = {
  kind: 'share'
  share: string
  by?: string
  total: string
  part: string
  rest: string
  flat: 'part' | 'rest' | null
  /** Whether its parts take the growth of the total from each other, and are not people. */
  isFlow: boolean
  /** Series that it tells something of beside its own: what is left bears on them. */
  bearsOn?: readonly string[]
}
/** A part of a total, both in one unit. `by`: the word that tells it from the total. */
export type PartOf = { kind: 'part'; part: string; by: string; total: string; rest: string; isFlow: boolean }
export type Identity = ShareOf | PartOf

const ofPeople = { kind: 'share', total: 'population-world', isFlow: false } as const
const ofElectricity = {
  kind: 'part',
  total: 'electricity-generation',
  rest: 'electricity from all other sources',
  isFlow: true,
} as const

export const identities: readonly Identity[] = [
  {
    kind: 'share',
    share: 'low-carbon-electricity',
    by: 'low carbon',
    total: 'electricity-generation',
    part: 'electricity from low-carbon sources',
    rest: 'electricity from fossil fuels',
    flat: 'rest',
    isFlow: true,
    bearsOn: ['electricity-generation', 'co2-fossil-emissions', 'coal-co2'],
  },
  { ...ofElectricity, part: 'solar-electricity', by: 'sun' },
  { ...ofElectricity, part: 'wind-electricity', by: 'wind' },
  { ...ofElectricity, part: 'nuclear-electricity', by: 'nuclear' },
  {
    kind: 'part',
    part: 'coal-co2',
    by: 'coal',
    total: 'co2-fossil-emissions',
    rest: 'fossil emissions without those from coal',
    isFlow: false,
  },
  { ...ofPeople, share: 'share-65plus', part: 'people of that age', rest: 'younger people', flat: null },
  { ...ofPeople, share: 'extreme-poverty', part: 'people in extreme poverty', rest: 'all others', flat: 'part' },
  { ...ofPeople, share: 'internet-users', part: 'people online', rest: 'people offline', flat: 'rest' },
  {
    ...ofPeople,
    share: 'basic-water',
    part: 'people with basic drinking water',
    rest: 'people without basic drinking water',
    flat: 'rest',
  },
  {
    ...ofPeople,
    share: 'basic-sanitation',
    part: 'people with basic sanitation',
    rest: 'people without basic sanitation',
    flat: 'rest',
  },
  {
    ...ofPeople,
    share: 'urban-share',
    part: 'people in cities and towns',
    rest: 'people in the countryside',
    flat: 'rest',
  },
]

/** The share or part, and the total. */
export const bothOf = (one: Identity): readonly [string, string] =>
  one.kind === 'share' ? [one.share, one.total] : [one.part, one.total]

/** Those that tell something of a series: it is in them, or what they leave bears on it. */
export const identitiesOf = (series: string): Identity[] =>
  identities.filter((one) => bothOf(one)[0] === series || ('bearsOn' in one && (one.bearsOn ?? []).includes(series)))

/** What a share makes of its total, where some words name just that: hydropower is low in carbon, and not all that is. */
export function shareNamed(words: string, series: string): ShareOf | null {
  const made = identities.find((one) => one.kind === 'share' && one.share === series)
  if (made?.kind !== 'share' || made.by === undefined) return null
  const said = inPlainWords(wordsIn(words.toLowerCase())).join(' ')
  return ` ${said} `.includes(` ${made.by} `) ? made : null
}

/** Whether a series is but a part of what some words name: who asks for emissions asks for more than those from coal. */
export function isPartUnnamed(words: string, series: string): boolean {
  const part = identities.find((one) => one.kind === 'part' && one.part === series)
  if (part?.kind !== 'part') return false
  return !contentWords(words).some(({ word, also }) => [word, ...also.flat()].includes(part.by))
}
