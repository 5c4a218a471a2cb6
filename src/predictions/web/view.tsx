/** How a prediction is shown: in the colour of an estimate, and said to be the house's. */
import { decimalYear, sayDay } from '#kit/dates.ts'
import { pointGlyph } from '#content/web/glyphs.tsx'
import type { KindView } from '#content/web/kind-view.ts'
import { CardFigure } from '#kit/web/ui/CardFigure.tsx'
import { wordsFor } from '../question-types/words.ts'
import type { PredictionCard, PredictionWhole } from './item.ts'
import { viewOf } from './question-types/index.ts'
import styles from './Prediction.module.css'

export const predictionView: KindView<PredictionCard, PredictionWhole, unknown> = {
  title: 'Prediction',
  section: 'Predictions',
  glyph: pointGlyph,
  Picture: PredictionPicture,
  foot: ({ resolves, closes }) => [`resolves ${resolves.slice(0, 4)}`, `closes ${sayDay(closes)}`],
  Shape: PredictionShape,
  figure: ({ question, houseForecast }) => wordsFor(question).sayEstimate(question, houseForecast.estimate),
  isEstimate: true,
  horizonOf: ({ opens, closes, resolves }) => ({
    marks: [
      { year: decimalYear(closes), label: 'closes', side: 'left' },
      { year: decimalYear(resolves), label: `resolves ${resolves.slice(0, 4)}`, side: 'right' },
    ],
    spans: [{ from: decimalYear(opens), to: decimalYear(closes) }],
  }),
  structuredData: ({ question, closes, resolves, resolutionSource, houseForecast }) => ({
    temporalCoverage: `${closes}/${resolves}`,
    isBasedOn: resolutionSource,
    mainEntity: {
      '@type': 'Question',
      answerCount: 1,
      suggestedAnswer: {
        '@type': 'Answer',
        text: `House forecast of ${sayDay(houseForecast.made)}: ${wordsFor(question).sayEstimate(question, houseForecast.estimate)}`,
        dateCreated: houseForecast.made,
      },
    },
  }),
}

function PredictionPicture({ item: { question, houseForecast } }: { item: PredictionCard }) {
  const { Picture, lead } = viewOf(question)
  const { value, unit, note } = lead(question, houseForecast.estimate)
  return (
    <div className={styles.picture}>
      <Picture question={question} estimate={houseForecast.estimate} />
      <CardFigure value={`${value}${unit ?? ''}`} isEstimate>
        {note ?? 'house forecast'}
        <br />
        {note ? 'house forecast, no crowd yet' : 'no crowd yet'}
      </CardFigure>
    </div>
  )
}

function PredictionShape({ item: { question, houseForecast } }: { item: PredictionCard }) {
  const { Shape } = viewOf(question)
  return <Shape question={question} estimate={houseForecast.estimate} />
}
