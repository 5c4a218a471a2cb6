/**
 * What is kept beside a comment of what its writer held of the item in that moment, by kind; and what people held who say that one
 * changed their mind.
 */
import type { FindStance, FindTurns } from '#discussion/server/answers.ts'
import { findStance } from '#forecasts/server/stance.ts'
import { findTurns } from '#forecasts/server/turns.ts'
import type { KindName } from '../kinds.ts'

export const stances: Partial<Record<KindName, FindStance>> = { prediction: findStance }

export const turns: Partial<Record<KindName, FindTurns>> = { prediction: findTurns }
