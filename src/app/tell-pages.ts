/** Who tells of pages that are no items, of what their loaders found. */
import type { ToldPage } from '#items/sharing/shared-page.ts'
import type { Shelf } from '#items/shelf/shelf.ts'
import type { ListFound } from '#outlets/lists/shared-list.ts'
import type { TrackRecord } from '#record/record.ts'
import type { ScenarioSet } from '#scenarios/set.ts'
import type { ToldWorld } from '#scenarios/told-world.ts'

/** Null where there is nothing to tell. */
export type TellPages = {
  shelf(shelf: Shelf, found: ListFound): Promise<ToldPage | null>
  set(told: { set: ScenarioSet; worlds: readonly ToldWorld[] }): Promise<ToldPage | null>
  record(record: TrackRecord): Promise<ToldPage | null>
}
