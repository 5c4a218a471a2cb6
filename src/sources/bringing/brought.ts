/** An address that somebody brings: what is asked of its answers, and what they are shown of it. */
import type { z } from 'zod'
import type { Observation } from '#series/reading/given.ts'
import type { Preview, answered } from '#series/reading/preview.ts'
import type { Series } from '#series/series.ts'
import type { Parsed, Told } from '../connector.ts'
import type { Derivation } from '../derivation.ts'

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
