/** A prediction says what will happen. */
import { z } from 'zod'
import { contentKind } from '#items/content-kind.ts'
import { detailsFrom } from './details-of-entry.ts'
import { predictionEntry } from './entry.ts'
import { figureOf } from './figure.ts'
import { type Said, madeBeside } from './forecast.ts'
import { modelAlone, pooledAmount, pooledChance, predictionNumbers, said } from './numbers.ts'
import { forecast, type PredictionDetails, predictionDetails, whyNotPrediction } from './question.ts'
import { estimateTold } from './question-types/schemas/index.ts'
import { typeOf } from './question-types/index.ts'
import { sharedOf } from './shared.ts'
import { standOf } from './stand.ts'
import { whenOf } from './when.ts'
import { entryFrom, withOutcomeOf } from './written.ts'

const { question, opens, closes, resolves, outcome } = predictionDetails.shape
const shownForecast = forecast.pick({ made: true }).extend({ estimate: estimateTold })

export const prediction = contentKind({
  name: 'prediction',
  title: 'Prediction',
  section: 'Predictions',
  shape: 'point',
  describes: 'says what will happen',
  details: predictionDetails,
  card: z.object({
    question,
    opens,
    closes,
    resolves,
    outcome: outcome.unwrap().omit({ evidence: true, given: true, decided: true }).nullable(),
    houseForecast: shownForecast.nullable(),
    authorForecast: shownForecast.exactOptional(),
  }),
  entry: predictionEntry,
  numbers: predictionNumbers,
  cardNumbers: z.object({
    pool: pooledChance.nullable().exactOptional(),
    pooledAmount: pooledAmount.nullable().exactOptional(),
    alone: modelAlone.nullable().exactOptional(),
    ...said.shape,
  }),
  said,
  unswayed: ({ condition, ...numbers }, isHidden) => ({
    ...numbers,
    ...(condition && { condition: isHidden(condition.on) ? { ...condition, probability: null } : condition }),
  }),
  whenOf,
  detailsFrom,
  entryFrom,
  carriedOn: withOutcomeOf,
  whyNot: whyNotPrediction,
  cardOf: (details) => details,
  refsOf: ({ condition, automatic }) => [
    ...(condition ? [{ to: condition.on, relation: 'condition' as const }] : []),
    ...(condition?.plain ? [{ to: condition.plain, relation: 'see-also' as const }] : []),
    ...(automatic ? [{ to: automatic.trend, relation: 'measured-by' as const }] : []),
  ],
  familyOf: ({ group }) => group?.id ?? null,
  asks: true,
  changesTold: [
    'title',
    'question',
    'criteria',
    'resolutionSource',
    'condition',
    'automatic',
    'opens',
    'closes',
    'resolves',
  ],
  lifeOf: (details) => ({ opens: details.opens, closes: details.closes, outcome: details.outcome?.state ?? null }),
  figureOf: (details: PredictionDetails & Said, numbers) => ({
    text: figureOf({ ...details, ...madeBeside(numbers) }),
    isEstimate: true,
  }),
  standOf: (details, numbers) => standOf(details, numbers),
  sharedOf: (details, numbers) => sharedOf(details, numbers),
  wordsOf: ({ question: asked, resolutionSource }) => `${resolutionSource} ${typeOf(asked).wordsOf(asked)}`,
})
