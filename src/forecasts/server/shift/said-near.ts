/** What others say of an item, near to a moment: found by whoever knows what people say, which this room does not. */
import type { Viewer } from '#kit/viewer.ts'

/** `text`: how it begins, without markup. `at` in ISO 8601. */
export type SaidNear = { id: string; at: string; text: string }
/** `at`: near to which moment; `from` and `to`: between which. The nearest first, few of them. */
type Moment = { at: Date; from: Date; to: Date }
export type FindSaidNear = (on: { kind: string; id: string; viewer: Viewer }, moment: Moment) => Promise<SaidNear[]>
