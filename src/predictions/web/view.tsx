/**
 * How a prediction is shown: in the colour of an estimate, and said to be people's, the house's or its author's. Without
 * one it shows no number.
 */
import { decimalYear, sayDay } from '#kit/dates.ts'
import type { Caller } from '#kit/endpoint.ts'
import { paths } from '#items/paths.ts'
import { pointGlyph } from '#items/web/glyphs.tsx'
import type { KindView } from '#items/web/kind-view.ts'
import { CardFigure } from '#kit/web/ui/figures/CardFigure.tsx'
import type { predictionContract } from '../contract.ts'
import { figureOf } from '../figure.ts'
import { type Headline, headlineOf } from '../forecast.ts'
import { sayOthers } from '../headline/apart-words.ts'
import { sayBoth, sayBothMiddles } from '../pool/pool-words.ts'
import { typeOf } from '../question-types/index.ts'
import type { PredictionCard, PredictionMore, PredictionWhole } from './item.ts'
import { whenOf } from '../when.ts'
import { marksOf } from './marks.ts'
import { viewOf } from './question-types/index.ts'
import styles from './Prediction.module.css'

export const predictionView: KindView<PredictionCard, PredictionWhole, PredictionMore> = {
  title: 'Prediction',
  section: 'Predictions',
  glyph: pointGlyph,
  Picture: PredictionPicture,
  foot: ({ resolves, closes }) => [`resolves ${resolves.slice(0, 4)}`, `closes ${sayDay(closes)}`],
  Shape: PredictionShape,
  figure: figureOf,
  whose: (item) => headlineOf(item)?.forecaster.who ?? '',
  whenOf,
  isEstimate: () => true,
  horizonOf: ({ opens, closes, resolves }) => ({
    marks: [
      { year: decimalYear(closes), label: 'closes', side: 'left' },
      { year: decimalYear(resolves), label: `resolves ${resolves.slice(0, 4)}`, side: 'right' },
    ],
    spans: [{ from: decimalYear(opens), to: decimalYear(closes) }],
  }),
  structuredData: (item, origin) => ({
    temporalCoverage: `${item.closes}/${item.resolves}`,
    isBasedOn: item.resolutionSource,
    mainEntity: {
      '@type': 'Claim',
      text: item.title,
      appearance: origin + paths.item(item.kind, item.id),
      author: { '@type': 'Organization', name: item.author },
      ...(item.publishedAt && { datePublished: item.publishedAt }),
      expires: item.resolves,
      ...answerOf(item),
    },
  }),
  // Only what a rule resolved can be contradicted by its series, and only that can be open again: in a later version.
  async load(anyCall, { id, automatic, outcome, version }) {
    // The caller of all calls takes those of this room too.
    const call = anyCall as Caller<typeof predictionContract>
    const mayHaveAny = automatic !== undefined && (outcome !== null || version > 1)
    return mayHaveAny ? (await call('findDoubts', { params: { id }, query: {} })).doubts : []
  },
}

function answerOf(item: PredictionWhole): Record<string, unknown> {
  const forecast = headlineOf(item)
  if (!forecast) return {}
  const { made, estimate, forecaster, by } = forecast
  const says = typeOf(item.question).sayEstimate(item.question, estimate)
  // What people say together is told anew all the time: it is no claim of that day.
  if (by === 'crowd') return { abstract: `${forecaster.by} together, ${sayDay(made)}: ${says}` }
  const text = `${forecaster.title} of ${sayDay(made)}: ${says}`
  return { abstract: text, dateCreated: made }
}

function PredictionPicture({ item }: { item: PredictionCard }) {
  const forecast = headlineOf(item)
  if (!forecast) return <p className="fine hush">Its author has given no forecast.</p>
  const { question } = item
  const { apart, forecaster } = forecast
  const { Picture, isNamed = false } = viewOf(question)
  return (
    <>
      <Picture question={question} estimate={forecast.estimate} marks={marksOf(question, forecast)} />
      {isNamed ? (
        <p className={styles.whose}>{sayAll(question, forecast, apart ? forecaster.name : forecaster.title)}</p>
      ) : (
        <PredictionFigure question={question} forecast={forecast} />
      )}
    </>
  )
}

const nobodyElse = ({ by }: Headline) => (by === 'model' ? 'no author’s forecast' : 'not a crowd’s')

type Question = PredictionCard['question']

/** Beside a number: what others say, or that nobody else says anything. */
function sayElse(question: Question, headline: Headline): string {
  const { apart, pool, amounts } = headline
  if (pool) return sayBoth(pool)
  if (amounts) return sayBothMiddles(amounts)
  return apart ? sayOthers(question, apart) : nobodyElse(headline)
}

/** The same with whose it is: '12 people; Farsight 62%, the model 84%'. */
function sayAll(question: Question, headline: Headline, whose: string): string {
  const { pool, amounts, apart } = headline
  if (pool || amounts) return sayElse(question, headline)
  return [whose, sayElse(question, headline)].filter(Boolean).join(apart ? '; ' : ', ')
}

function PredictionFigure({ question, forecast }: { question: Question; forecast: Headline }) {
  const { forecaster } = forecast
  const { value, unit, note } = viewOf(question).lead(question, forecast.estimate)
  return (
    <CardFigure value={`${value}${unit ?? ''}`} isEstimate>
      {note ?? forecaster.name}
      <br />
      {note ? sayAll(question, forecast, forecaster.name) : sayElse(question, forecast)}
    </CardFigure>
  )
}

function PredictionShape({ item }: { item: PredictionCard }) {
  const { Shape } = viewOf(item.question)
  const forecast = headlineOf(item)
  return forecast && <Shape question={item.question} estimate={forecast.estimate} />
}
