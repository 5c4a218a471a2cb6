/** The page of a prediction: its first screen, and what is read below. */
import type { KindPage } from '#items/web/kind-view.ts'
import { typeOf } from '../question-types/index.ts'
import type { PredictionMore, PredictionWhole } from './item.ts'
import { PredictionAnswers } from './first/PredictionAnswers.tsx'
import { PredictionBrief } from './first/PredictionBrief.tsx'
import { PredictionLead } from './first/PredictionLead.tsx'
import { PredictionPicture } from './first/PredictionPicture.tsx'
import { partsOfPrediction } from './parts.tsx'
import type { PredictionNumbers } from '../numbers.ts'

export const predictionPage: KindPage<PredictionWhole, PredictionMore, PredictionNumbers> = {
  Meta: ({ item: { question } }) => <span>{typeOf(question).title}</span>,
  Lead: PredictionLead,
  Picture: PredictionPicture,
  Answers: PredictionAnswers,
  Brief: PredictionBrief,
  parts: partsOfPrediction,
  Data: null,
}
