/** What the base lacks for a question, a sentence each, the gravest first. */
import type { Dossier, DossierItem } from './dossier.ts'
import { knownFit } from './fit.ts'
import { fieldsOfPrediction, lastSeen, projectionEnd } from './gap-facts.ts'

/** A series that ends longer ago than this tells of another time. */
const staleYears = 3
/** Trends that are asked how far their data reach: those that fit best. */
const looked = 2

/** `unknown`: words of the question that nothing in the base holds. */
export function gapsOf(dossier: Omit<Dossier, 'gaps'>, unknown: readonly string[]): string[] {
  const ofWords = unknown.length ? [sayUnknown(unknown)] : []
  if (dossier.items.length === 0) return ofWords
  return [...ofWords, ...trendGaps(dossier), ...predictionGaps(dossier), ...scenarioGaps(dossier)]
}

function sayUnknown(words: readonly string[]): string {
  return `Nothing in the base speaks of ${listed(words.slice(0, 4).map((word) => `“${word}”`))}.`
}

function trendGaps({ items, understood: { to }, madeAt }: Omit<Dossier, 'gaps'>): string[] {
  const trends = items.filter((item) => item.kind === 'trend' && isAboutIt(item))
  if (trends.length === 0) return ['No series measures this.']
  const measured = trends.filter((item) => lastSeen(item) !== null)
  if (measured.length === 0) return ['No series measures this: its trends rest on dated signals.']
  const now = Number(madeAt.slice(0, 4))
  return measured.slice(0, looked).flatMap((item) => {
    const last = lastSeen(item) ?? now
    const end = projectionEnd(item)
    if (now - last >= staleYears) return [`The series of ${item.label} ends in ${last}.`]
    if (end === 'refused') return [`${item.label} has no projection: its series does not allow one.`]
    return to !== null && end !== null && end < to ? [`The projection of ${item.label} ends in ${end}, before ${to}.`] : []
  })
}

function predictionGaps({ items, understood: { to } }: Omit<Dossier, 'gaps'>): string[] {
  // What is only linked asks about something else.
  const own = items.filter((item) => isAboutIt(item) && item.because !== 'link')
  const asked = own.flatMap((item) => fieldsOfPrediction(item) ?? [])
  if (asked.length === 0) return ['No question in the base asks about this.']
  const forecast = asked.filter(({ hasForecast }) => hasForecast)
  if (forecast.length === 0) return ['Nobody has given a forecast on the questions about this.']
  if (to === null || asked.some(({ year }) => Math.abs(year - to) <= 1)) return []
  const nearest = asked.reduce((best, one) => (Math.abs(one.year - to) < Math.abs(best.year - to) ? one : best))
  return [`No question in the base asks about ${to}; the nearest is about ${nearest.year}.`]
}

function scenarioGaps({ items }: Omit<Dossier, 'gaps'>): string[] {
  return items.some((item) => item.kind === 'scenario' && (isAboutIt(item) || item.because === 'link')) ? [] : ['No scenario covers this.']
}

/** What merely lies near it closes no gap. */
function isAboutIt({ fit }: DossierItem): boolean {
  return fit >= knownFit
}

/** 'a', 'a and b', 'a, b and c'. */
function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
