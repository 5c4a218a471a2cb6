/** What is kept beside a comment of what its writer held of the item in that moment, by kind. */
import type { FindStance } from '#discussion/server/answers.ts'
import { findStance } from '#forecasts/server/stance.ts'
import type { KindName } from '../kinds.ts'

export const stances: Partial<Record<KindName, FindStance>> = { prediction: findStance }
