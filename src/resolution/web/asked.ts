/** Of a prediction, what its outcome has to do with. */
import type { Whole } from '#items/web/kind-view.ts'
import type { PredictionWhole } from '#predictions/web/item.ts'

export type Resolvable = Whole & Pick<PredictionWhole, 'question' | 'opens' | 'closes' | 'outcome' | 'version'>
