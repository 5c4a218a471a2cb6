/** Predictions in a dossier: which year each asks about, and whether anybody has forecast it. */
import { forecastOf } from '#predictions/forecast.ts'
import { prediction as kind } from '#predictions/kind.ts'
import { typeOf } from '#predictions/question-types/index.ts'
import type { Question } from '#predictions/question-types/schemas/index.ts'
import type { DossierItem } from '../dossier.ts'
import type { DossierKind } from '../dossier-kind.ts'
import { fitsWell } from '../fit.ts'

export const prediction: DossierKind = {
  kind,
  most: 12,
  ofTrend: 30,
  list: 'predictions',
  isMeasured: false,
  saysSomething: (item) => askedIn(item).hasForecast,
  isMeasuredIn: () => false,
  unitOf({ details }) {
    return unitIn(kind.details.parse(details).question)
  },
  turnsOf({ details }, today) {
    const { closes, resolves, outcome } = kind.details.parse(details)
    if (outcome !== null) return []
    return closes >= today
      ? [{ field: 'details.closes', why: 'closes', at: closes }]
      : [{ field: 'details.resolves', why: 'resolves', at: resolves }]
  },
  cameOf(details, { unit }) {
    const { question, outcome } = kind.details.parse(details)
    if (!outcome?.value || unitIn(question) !== unit) return null
    const type = typeOf(question)
    return {
      outcome: outcome.value,
      amount: type.amountOf(question, outcome.value),
      on: outcome.at,
      says: type.sayOutcome(question, outcome.value),
      step: null,
    }
  },
  gapsIn({ items, understood: { to } }) {
    // What is only linked asks about something else.
    const own = items.filter((item) => item.kind === kind.name && fitsWell(item) && item.because !== 'link')
    const asked = own.map(askedIn)
    if (asked.length === 0) return ['No question in the base asks about this.']
    const forecast = asked.filter(({ hasForecast }) => hasForecast)
    if (forecast.length === 0) return ['None of the questions about this has a forecast of its author.']
    if (to === null || asked.some(({ year, asksWhen }) => Math.abs(year - to) <= 1 || (asksWhen && to < year)))
      return []
    const nearest = asked.reduce((best, one) => (Math.abs(one.year - to) < Math.abs(best.year - to) ? one : best))
    return [`No question in the base asks about ${to}; the nearest is about ${nearest.year}.`]
  },
}

function unitIn(question: Question): string | null {
  return 'unit' in question ? question.unit : null
}

/** Of what asks when, each year until its last is asked about. */
type AskedIn = { year: number; asksWhen: boolean; hasForecast: boolean }

function askedIn({ details, horizon, title, crowd }: DossierItem): AskedIn {
  const asked = kind.details.parse(details)
  // It often resolves a year later; the year that it asks about stands in its rule, else in its title.
  const named = asked.automatic?.at?.slice(0, 4) ?? title.match(/\b2[01]\d\d\b/g)?.at(-1)
  const { asksWhen } = typeOf(asked.question)
  return {
    year: named ? Number(named) : horizon.to,
    asksWhen,
    hasForecast: Boolean(crowd) || forecastOf(asked) !== null,
  }
}
