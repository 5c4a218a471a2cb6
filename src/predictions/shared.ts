/** What is told of a prediction outside its page: its headline, whose that is, and when it closes and resolves. */
import { decimalYear, sayDay } from '#kit/dates.ts'
import type { SharedDay, SharedPart } from '#items/sharing/shared-view.ts'
import { forecastOf, type Headline, headlineOf, type MadeBeside, madeBeside } from './forecast.ts'
import { sayBoth, sayBothMiddles } from './pool/pool-words.ts'
import type { PredictionDetails } from './question.ts'
import { typeOf } from './question-types/index.ts'

export function sharedOf(details: PredictionDetails, numbers: MadeBeside | null): SharedPart {
  const { closes, resolves } = details
  return {
    ...(cameOf(details) ?? saidOf(details, numbers)),
    marks: [decimalYear(closes), decimalYear(resolves)],
    days: daysOf(details),
    told: toldOf(details),
    citedAs: 'webpage',
    source: null,
    foot: details.outcome ? '' : `Closes ${sayDay(closes)}, resolves ${sayDay(resolves)}`,
  }
}

type Said = Pick<SharedPart, 'figure' | 'beside' | 'goesOn' | 'isEstimate' | 'drawing'>

/** Once it is known what came, that is the answer. */
function cameOf({ question, outcome }: PredictionDetails): Said | null {
  if (!outcome) return null
  const none = { isEstimate: false, drawing: null }
  if (outcome.value === null) return { ...none, figure: '', beside: [`Annulled ${sayDay(outcome.at)}`] }
  const figure = typeOf(question).sayOutcome(question, outcome.value)
  return { ...none, figure, beside: [`Resolved ${sayDay(outcome.at)}`] }
}

function saidOf({ question, ...given }: PredictionDetails, numbers: MadeBeside | null): Said {
  const headline = headlineOf({ ...given, ...madeBeside(numbers) })
  if (!headline) return { figure: '', beside: ['Its author has given no forecast'], isEstimate: true, drawing: null }
  const { drawing, beside, ...said } = typeOf(question).sharedOf(question, headline.estimate)
  return { ...said, beside: [...beside, ...whoseOf(headline)], isEstimate: true, drawing: withModel(drawing, headline) }
}

function whoseOf({ forecaster, pool, amounts }: Headline): string[] {
  if (pool) return [forecaster.name, sayBoth(pool)]
  return [amounts ? sayBothMiddles(amounts) : forecaster.name]
}

function withModel(drawing: NonNullable<SharedPart['drawing']>, { pool }: Headline): SharedPart['drawing'] {
  return drawing.of === 'chance' ? { ...drawing, model: pool?.model ?? null } : drawing
}

function toldOf(details: PredictionDetails): SharedPart['told'] {
  const forecast = forecastOf(details)
  return [
    { title: 'How it resolves', text: details.criteria },
    { title: 'Resolution source', text: details.resolutionSource },
    ...(forecast ? [{ title: forecast.forecaster.why, text: forecast.reason }] : []),
  ]
}

function daysOf({ closes, resolves, outcome }: PredictionDetails): SharedDay[] {
  if (outcome) return [{ key: 'resolved', what: 'Resolved', on: outcome.at, says: '' }]
  return [
    {
      key: 'closes',
      what: 'Closes',
      on: closes,
      says: `Forecasts are taken until then; it resolves ${sayDay(resolves)}.`,
    },
    { key: 'resolves', what: 'Resolves', on: resolves, says: 'By then what came should be known.' },
  ]
}
