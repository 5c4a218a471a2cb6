/** What must be known of a question to score its forecasts? A changed resolution is another such question: scores are computed anew from it. */
import type { Lifetime } from './lifetime.ts'
import type { OutcomeKind } from './outcome-kind.ts'

/** `outcome` is the place of what happened among the masses of a forecast. */
export type ResolvedQuestion = Lifetime & { readonly kind: OutcomeKind; readonly outcome: number }
