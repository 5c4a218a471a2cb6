/** Any field as text that can be read, its parts in the words of the form in which they are written. */

import { sayExactly } from '#kit/numbers.ts'

/** By the name alone, or by the field and the name where another field has one that means something else. */
const called: Readonly<Record<string, string>> = {
  sourceUrl: 'address of the data',
  openBelow: 'lower values are possible',
  openAbove: 'higher values are possible',
  firstPublished: 'the first value that is published counts',
  plusMinus: 'give or take',
  'links.relation': 'how',
  'links.to': 'item',
  'series.frequency': 'measured',
  'series.kind': 'the numbers are',
  'series.provisional': 'preliminary from',
  'series.baseline': 'counted against',
  'series.projected': 'as its source carries it on',
  'series.publication': 'when its source publishes',
  'series.next': 'the next value',
  'bounds.least': 'never below',
  'bounds.most': 'never above',
  'whole.item': 'all of it is part of',
  'thresholds.label': 'why it matters',
  'signals.title': 'what happened',
  'signals.date': 'when',
  'signals.direction': 'it speaks',
  'signals.note': 'what it means',
  'signals.newer': 'a newer value',
  'signals.publisher': 'published by',
  baseRate: 'it starts from',
  triggers: 'what would change it',
  pushes: 'pushes it',
  cases: 'so often',
  yearly: 'chance of a year',
  'houseForecast.to': 'to',
  'houseForecast.each': 'of which there are',
  'question.type': 'the answer is',
  'automatic.at': 'the time of its value',
  'automatic.comparison': 'has to be',
  'condition.on': 'prediction',
  'condition.outcome': 'has to resolve to',
  'condition.or': 'or to',
  'members.item': 'prediction or trend',
  'members.at': 'in the year',
}

/** The titles of items by their references. */
export type Titles = ReadonlyMap<string, string>
/** What it is said with: which field, and the titles of the items that it names. */
type Said = { field: string; titles: Titles }
const plainly: Said = { field: '', titles: new Map() }

/** Any field as text that can be read: `from: 2030, to: 2040`, an observation on each line. */
export function sayField(value: unknown, said: Said = plainly): string {
  if (Array.isArray(value))
    return value.every((one) => !isGroup(one))
      ? value.map((one) => sayValue(one, said.titles)).join(', ')
      : value.map((one) => sayLine(one, said)).join('\n')
  if (!isGroup(value)) return sayValue(value, said.titles)
  return pairsOf(value)
    .map((pair) => sayPair(pair, said))
    .join('\n')
}

function sayPair([name, value]: [string, unknown], said: Said): string {
  const text = sayField(value, said)
  return isGroup(value) && text.includes('\n')
    ? `${sayPart(said.field, name)}:\n${text.replaceAll(/^/gm, '  ')}`
    : `${sayPart(said.field, name)}: ${text}`
}

/** In one line: '2024, 421.5', 'how: drives, item: “Coal is on its way out”'. */
function sayLine(value: unknown, said: Said): string {
  if (Array.isArray(value)) return value.map((one) => sayLine(one, said)).join(', ')
  if (!isGroup(value)) return sayValue(value, said.titles)
  return pairsOf(value)
    .map(([name, part]) => {
      const text = sayLine(part, said)
      return `${sayPart(said.field, name)}: ${isGroup(part) ? `(${text})` : text}`
    })
    .join(', ')
}

/** The database keeps no order of names. */
function pairsOf(value: object): [string, unknown][] {
  return Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
}

/** 'firstSeen' is 'first seen', and a descriptor 'carbon-price' is 'carbon price'. */
function sayPart(field: string, name: string): string {
  const words = name.replaceAll(/(?<=[a-z])-(?=[a-z])/g, ' ')
  const plain = words.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return called[`${field}.${name}`] ?? called[name] ?? plain
}

function sayValue(value: unknown, titles: Titles): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return sayExactly(value)
  return titles.get(String(value)) ?? String(value)
}

const isRef = (text: string) => /^[a-z]+\/[1-9]\d{0,15}$/.test(text)

/** Every reference to an item within a field: 'trend/12'. */
export function refsWithin(value: unknown): string[] {
  if (typeof value === 'string') return isRef(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(refsWithin) : []
}

export function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
