/** What is told of a prediction outside its page: its headline, whose that is, and when it closes and resolves. */
import { decimalYear, sayDay } from '#kit/dates.ts'
import type { Drawing, SharedDay, SharedPart } from '#items/sharing/shared-view.ts'
import { forecastOf, type Headline, headlineOf, type MadeBeside, madeBeside, type Said } from './forecast.ts'
import { othersIn, sayOthers } from './headline/apart-words.ts'
import { sayBoth, sayBothMiddles } from './pool/pool-words.ts'
import type { PredictionDetails } from './question.ts'
import { typeOf } from './question-types/index.ts'
import type { Question } from './question-types/schemas/index.ts'

export function sharedOf(details: PredictionDetails & Said, numbers: MadeBeside | null): SharedPart {
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

type Shown = Pick<SharedPart, 'figure' | 'beside' | 'goesOn' | 'isEstimate' | 'drawing' | 'saidAt'>

/** Once it is known what came, that is the answer. */
function cameOf({ question, outcome }: PredictionDetails): Shown | null {
  if (!outcome) return null
  const none = { isEstimate: false, drawing: null }
  if (outcome.value === null) return { ...none, figure: '', beside: [`Annulled ${sayDay(outcome.at)}`] }
  const figure = typeOf(question).sayOutcome(question, outcome.value)
  return { ...none, figure, beside: [`Resolved ${sayDay(outcome.at)}`] }
}

function saidOf({ question, ...given }: PredictionDetails & Said, numbers: MadeBeside | null): Shown {
  const headline = headlineOf({ ...given, ...madeBeside(numbers) })
  if (!headline) return { figure: '', beside: ['Its author has given no forecast'], isEstimate: true, drawing: null }
  const { drawing, beside, ...said } = typeOf(question).sharedOf(question, headline.estimate)
  const lines = headline.apart ? ofPeople(question, headline, beside.length > 0) : whoseOf(headline)
  return {
    ...said,
    beside: [...beside, ...lines],
    isEstimate: true,
    drawing: withOthers(drawing, question, headline),
    ...(given.crowd && { saidAt: given.crowd.at }),
  }
}

/** How many they are, and what each of the others says; in one line where the number itself has taken the others. */
function ofPeople(question: Question, { forecaster, apart }: Headline, isInOne: boolean): string[] {
  const lines = [forecaster.name, ...(apart ? [sayOthers(question, apart)] : [])].filter(Boolean)
  return isInOne ? [lines.join('; ')] : lines
}

function whoseOf({ forecaster, pool, amounts }: Headline): string[] {
  if (pool) return [forecaster.name, sayBoth(pool)]
  return [amounts ? sayBothMiddles(amounts) : forecaster.name]
}

/** Where the answer is one chance, that of each of the others too. */
function withOthers(drawing: Drawing, question: Question, { pool, apart }: Headline): Drawing {
  if (drawing.of !== 'chance') return drawing
  const others = apart ? othersIn(question, apart) : []
  const chanceOf = (by: 'forecast' | 'model') => {
    const found = others.find((one) => one.by === by)
    return found ? typeOf(question).chanceOf(found.estimate, 'yes') : null
  }
  return { ...drawing, model: pool?.model ?? chanceOf('model'), forecast: chanceOf('forecast') }
}

function toldOf(details: PredictionDetails): SharedPart['told'] {
  const forecast = forecastOf(details)
  return [
    { title: 'How it resolves', text: details.criteria },
    { title: 'Source that decides', text: details.resolutionSource },
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
