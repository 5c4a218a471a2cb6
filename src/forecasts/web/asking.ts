/** Of a prediction, what forecasts of it need. */
import type { Whole } from '#items/web/kind-view.ts'
import type { PredictionWhole } from '#predictions/web/item.ts'

export type Asking = Whole & Pick<PredictionWhole, 'question' | 'opens' | 'closes' | 'outcome' | 'automatic'>
