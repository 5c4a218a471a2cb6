/**
 * What somebody is shown of an address before anything is kept of it: what its answers hold, what only a person can say
 * of them with what would come of each answer, and what it would change. Pure.
 */
import type { Observation } from '#series/reading/given.ts'
import type { Preview, answered } from '#series/reading/preview.ts'
import { previewOf } from '#series/reading/preview-of.ts'
import { whyNotTaken } from '#series/reading/taking.ts'
import type { Understood } from '#series/reading/understood.ts'
import { frequencies } from '#series/series-words.ts'
import type { Series } from '#series/series.ts'
import type { z } from 'zod'
import type { Parsed, Told } from '../connector.ts'
import { connectorOf } from '../connectors/index.ts'
import { refusedAs } from '../connectors/brought-file.ts'
import type { Derivation } from '../derivation.ts'
import { SourceFault } from '../faults.ts'
import { derivedBy, lastingIn } from './choices.ts'
import { understandSeries } from './understand-series.ts'

export type Asked = {
  connector: string
  address: Record<string, string>
  derive: Derivation
  answers: readonly Told[]
  /** What the address of the derivation answered, where it has one. */
  weights: readonly Told[]
  /** What somebody has said of it so far. */
  mapping: z.output<typeof answered>
  today: string
  /** What the trend holds; null where it has no series. */
  existing: readonly Observation[] | null
  kind: Series['kind']
}
/** `address` and `derive`: what is bound where it is taken as it was answered. */
export type Brought = {
  preview: Preview
  address: Record<string, string>
  derive: Derivation
  /** What the source says beside the values; null where it says nothing but them, or something is left to ask. */
  said: Pick<Parsed, 'title' | 'unit' | 'updated'> | null
  /** What was left out and why, and what its source says of the whole, in sentences. */
  notes: string[]
}

/** Throws `SourceFault`. */
export function bring(asked: Asked): Brought {
  const connector = connectorOf(asked.connector)
  if (!connector) throw new SourceFault('not-there', `There is no connector "${asked.connector}".`)
  const { address, derive, mapping, answers, existing, today } = asked
  if (!connector.understand) {
    const { understood, said, notes } = understandSeries(connector, asked)
    const bound = { address: { ...address, ...mapping.key }, derive: derivedBy(mapping, derive) }
    return { preview: previewed(understood, asked), said, notes, ...bound }
  }
  const given = { ...mapping, retrieved: today, held: frequencies, ...(existing && { existing }) }
  const told = connector.understand(answers, given)
  if (told.refused !== null) throw refusedAs(told)
  const answered = connector.ofAnswers?.(lastingIn(mapping)) ?? {}
  return { preview: previewed(told, asked), address: { ...address, ...answered }, derive, said: null, notes: [] }
}

function previewed(told: Understood, { kind, today }: Asked): Preview {
  return previewOf(told, whyNotTaken(told, { kind, retrieved: today }))
}
