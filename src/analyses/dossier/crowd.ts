/**
 * What people say together of a question, as a dossier holds it: by the row of its history that told it, so that a
 * sentence can be held against that very row, whatever they say since. No version of the question says it.
 */
import { z } from 'zod'
import { type KeptCrowd, keptSaid } from '#predictions/numbers.ts'

export const crowdRead = keptSaid.shape.crowd.unwrap().required({ row: true, earlier: true })
export type CrowdRead = z.output<typeof crowdRead>

/** Of what is kept with an item; null where people do not lead, or no row is named. */
export function crowdIn(said: unknown): CrowdRead | null {
  const crowd: KeptCrowd | undefined = keptSaid.safeParse(said ?? {}).data?.crowd
  return crowdRead.safeParse(crowd).data ?? null
}

/** As paths of evidence lead through it: `crowd.4711.estimate.probability`, `crowd.4711.people`, `crowd.4711.made`. */
export function fieldsOfCrowd({ row, ...told }: CrowdRead) {
  return { crowd: { [row]: { ...told, made: told.at.slice(0, 10) } } }
}

export const crowdPath = ({ row }: CrowdRead): string => `crowd.${row}`

/** The row that a path leads into; null where it leads elsewhere. */
export function rowIn(field: string): string | null {
  return /^crowd\.([1-9]\d{0,17})\./.exec(field)?.[1] ?? null
}
