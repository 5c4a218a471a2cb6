/** A prediction says what will happen. */
import { z } from 'zod'
import { contentKind } from '#content/content-kind.ts'
import { predictionDetails, typeOf } from './question.ts'

const { question, opens, closes, resolves, outcome, houseForecast } = predictionDetails.shape

export const prediction = contentKind({
  name: 'prediction',
  title: 'Prediction',
  section: 'Predictions',
  describes: 'says what will happen',
  details: predictionDetails,
  card: z.object({ question, opens, closes, resolves, outcome, houseForecast: houseForecast.pick({ made: true, estimate: true }) }),
  cardOf: (details) => details,
  refsOf: ({ condition, automatic }) => [
    ...(condition ? [{ to: condition.on, relation: 'condition' as const }] : []),
    ...(automatic ? [{ to: automatic.trend, relation: 'measured-by' as const }] : []),
  ],
  familyOf: ({ group }) => group?.id ?? null,
  asks: true,
  lifeOf: (details) => ({ opens: details.opens, closes: details.closes, outcome: details.outcome?.state ?? null }),
  wordsOf: ({ question: asked, resolutionSource }) => `${resolutionSource} ${typeOf(asked).wordsOf(asked)}`,
})
