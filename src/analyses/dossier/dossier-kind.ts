/**
 * What a dossier must know of a kind of content to hold its items. One object a kind in kinds/; nothing else in a
 * report may branch on a kind's name.
 */
import type { AnyKind } from '#items/content-kind.ts'
import type { Awaits, Came } from '../living/awaits.ts'
import type { Turn } from '../living/turn.ts'
import type { Dossier, DossierItem } from './dossier.ts'
import type { Preview } from './preview.ts'

export type DossierKind = {
  kind: AnyKind
  /** The most that a dossier reads of it; `ofTrend`: of those that are linked to the one trend that it is about. */
  most: number
  ofTrend: number
  /** Where a preview lists it. */
  list: keyof Preview & `${string}s`
  /** Whether its items are what is measured of something. */
  isMeasured: boolean
  /**
   * Whether a report can state something by this item: what was measured, what somebody expects, or what would have to
   * come together.
   */
  saysSomething(item: DossierItem): boolean
  /** Whether its details hold something that was measured in a year. */
  isMeasuredIn(details: unknown, year: string): boolean
  /** What its values are measured in; null where it has none. */
  unitOf(item: DossierItem): string | null
  /** When something comes that may change what it says, and where it says so. `today`: a day. */
  turnsOf(item: DossierItem, today: string): Pick<Turn, 'field' | 'why' | 'at'>[]
  /** What has come of what is awaited of it, by its details of any version; null while nothing has. */
  cameOf(details: unknown, awaited: Pick<Awaits, 'at' | 'unit'>): Came | null
  /** What the base lacks of this kind for a question, a sentence each, the gravest first. */
  gapsIn(dossier: Omit<Dossier, 'gaps'>): string[]
}
