/** The page of a prediction: what comes first, the side column, the rest. */
import type { KindPageBefore } from '#items/web/kind-view.ts'
import { typeOf } from '../question-types/index.ts'
import type { PredictionMore, PredictionWhole } from './item.ts'
import { PredictionFirst } from './PredictionFirst.tsx'
import { PredictionRest } from './PredictionRest.tsx'
import { PredictionSide } from './PredictionSide.tsx'
import type { PredictionNumbers } from '../numbers.ts'

export const predictionPage: KindPageBefore<PredictionWhole, PredictionMore, PredictionNumbers> = {
  Meta: ({ item: { question } }) => <span>{typeOf(question).title}</span>,
  First: PredictionFirst,
  Side: PredictionSide,
  Rest: PredictionRest,
}
