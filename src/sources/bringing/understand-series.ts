/**
 * The answers of a statistics site as files are understood that people bring: one series with what would change, or the
 * question which of several it is, how days are gathered, or whether a unit was changed.
 */
import { diffOf, factorBetween } from '#series/reading/compare.ts'
import type { Given, Grain } from '#series/reading/given.ts'
import type { Told } from '#series/reading/entries/read-entries.ts'
import type { Question } from '#series/reading/layouts/laid.ts'
import { askOf } from '#series/reading/read-table.ts'
import type { Found, Understood } from '#series/reading/understood.ts'
import type { Connector, Parsed } from '../connector.ts'
import { derive, type Reading } from '../derive.ts'
import { weightsOf } from '../derivation.ts'
import { SourceFault } from '../faults.ts'
import type { Asked, Brought } from './brought.ts'
import { derivedBy, gatheringsInto } from './choices.ts'

/** So many answers are named beside those that are drawn. */
const mostNamed = 1000

type UnderstoodSeries = Pick<Brought, 'said' | 'notes'> & { understood: Understood }

export function understandSeries(connector: Connector, asked: Asked): UnderstoodSeries {
  const read = readerOf(connector, asked)
  const open = questionOf(connector, asked, read)
  if (open) return { understood: asking(open, read, asked), said: null, notes: [] }
  const { parsed, reading } = read(asked.mapping)
  const found = foundIn(reading, parsed, asked)
  const { existing } = asked
  const understood: Understood = {
    refused: null,
    read: { frequency: canGather(asked) ? grainOf(read, asked) : null },
    series: [found],
    asks: [],
    notes: [],
    faults: [],
    diff: existing && diffOf(existing, found.observations),
  }
  const { title, unit, updated } = parsed
  return { understood, said: { title, unit, updated }, notes: [...parsed.notes, ...reading.notes] }
}

type Read = { parsed: Parsed; reading: Reading }
type Reader = (mapping: Asked['mapping']) => Read

/** However many answers are tried, each series is parsed once. */
function readerOf(connector: Connector, { address, derive: given, answers, weights, today }: Asked): Reader {
  const known = new Map<string, Parsed>()
  const parsedAt = (key: Asked['mapping']['key']) => {
    const name = JSON.stringify(key ?? {})
    const parsed = known.get(name) ?? connector.parse(answers, { ...address, ...key }, today)
    known.set(name, parsed)
    return parsed
  }
  return (mapping) => {
    const parsed = parsedAt(mapping.key)
    const how = derivedBy(mapping, given)
    const by = weightsOf(how)
    return { parsed, reading: derive(parsed, how, today, by ? connector.parse(weights, by, today).series : []) }
  }
}

/** Where nothing else is computed of the values. */
const canGather = ({ derive: { is }, mapping: { scale } }: Asked) => is === 'as-is' && scale === undefined

/** How often the values come at the source, whatever somebody makes of them. */
function grainOf(read: Reader, { mapping }: Asked): Grain {
  const { gather: _, ...rest } = mapping
  try {
    return read(rest).reading.frequency
  } catch (error) {
    if (error instanceof SourceFault && error.code === 'other-steps') return 'daily'
    throw error
  }
}

/** The first that is left to ask; null where all is said. */
function questionOf(connector: Connector, asked: Asked, read: Reader): Question | null {
  const { address, answers, mapping, existing } = asked
  const keys = connector.choices?.(answers, { ...address, ...mapping.key }) ?? []
  if (keys.length > 0) return { ask: 'key', answers: keys.map((key) => ({ key: wholeKey(mapping, key) })), read: {} }
  if (!canGather(asked) || mapping.gather) return null
  if (grainOf(read, asked) === 'daily')
    return { ask: 'gather', answers: gatheringsInto('daily').map((gather) => ({ gather })), read: {} }
  const other = !mapping.newUnit && existing && factorBetween(existing, read(mapping).reading.observations)
  if (!other) return null
  const ways: Given[] = [{ scale: Number((1 / other.factor).toPrecision(6)) }, { newUnit: true }]
  return { ask: 'unit-change', answers: ways, read: {}, ...other }
}

/** With what was answered before: each answer takes the place of the one before it. */
function wholeKey(
  { key }: Asked['mapping'],
  one: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const said = Object.entries({ ...key, ...one }).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return Object.fromEntries(said)
}

/** So many signs of answers are read to draw what would come of each answer: of a large table fewer are drawn. */
const mostRead = 36_000_000

function asking(question: Question, read: Reader, asked: Asked): Understood {
  const outcomeOf = (answer: Given): Told | Question => {
    const found = tryOut(() => read({ ...asked.mapping, ...(answer as Asked['mapping']) }), asked) // as asked above
    return found ? { read: {}, found, faults: [], asks: [] } : { ...question, answers: [] }
  }
  const signs = asked.answers.reduce((sum, { text }) => sum + text.length, 1)
  const drawn = Math.max(1, Math.floor(mostRead / signs))
  const one = askOf({ ...question, answers: question.answers.slice(0, drawn) }, outcomeOf)
  const others = [...(one.others ?? []), ...question.answers.slice(drawn, drawn + mostNamed)]
  const asks = [{ ...one, ...(others.length > 0 && { others }) }]
  return { refused: null, read: {}, series: [], asks, notes: [], faults: [], diff: null }
}

/** Null where more is asked after that answer, or it holds nothing. */
function tryOut(read: () => Read, asked: Asked): Found | null {
  try {
    const { parsed, reading } = read()
    return foundIn(reading, parsed, asked)
  } catch (error) {
    if (error instanceof SourceFault) return null
    throw error
  }
}

function foundIn({ observations, marks, frequency }: Reading, { unit, series }: Parsed, { mapping }: Asked): Found {
  const notes = (marks ?? []).map(([at, mark]) => ({ at, mark, lines: [] }))
  const name = series.length === 1 ? series[0]?.name : undefined
  const key = mapping.key ?? (name ? { series: name } : null)
  return { key, unit, frequency, observations, missing: [], notes }
}
