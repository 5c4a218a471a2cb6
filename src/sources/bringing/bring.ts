/**
 * What somebody is shown of an address before anything is kept of it: what its answers hold, what only a person can say
 * of them with what would come of each answer, and what it would change. Pure.
 */
import type { Preview } from '#series/reading/preview.ts'
import { previewOf } from '#series/reading/preview-of.ts'
import { whyNotTaken } from '#series/reading/taking.ts'
import type { Understood } from '#series/reading/understood.ts'
import { frequencies } from '#series/series-words.ts'
import { connectorOf } from '../connectors/index.ts'
import { refusedAs } from '../connectors/brought-file.ts'
import { SourceFault } from '../faults.ts'
import type { Asked, Brought } from './brought.ts'
import { derivedBy, lastingIn } from './choices.ts'
import { understandSeries } from './understand-series.ts'

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
