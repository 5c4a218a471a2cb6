/** What the loaders hand to the screens on which the base speaks of itself. */
import type { PageData } from '#site/web/layout/screen-data.ts'
import type { MethodExamples } from '../examples.ts'
import type { TrackRecord } from '../record.ts'

export type RecordData = PageData & { record: TrackRecord }
export type MethodData = PageData & { examples: MethodExamples }
