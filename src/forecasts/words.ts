/** The words of what people forecast, apart from the schemas, so that the browser needs none. */

/** With fewer, a distribution gives people away. */
export const fewestShown = 3
/** The same forecasts in several ways are as many equations: of few people they could be solved. */
export const fewestCompared = 5
/** Of more people the median by recency is left out: its sort would take four times as long as all else that is told of them. */
export const mostByRecency = 1500
/** Of more people why a crowd moved is not worked out: it is put together up to sixteen times. */
export const mostShifted = 1500
/** The same of numbers and dates, where each of them is a curve. */
export const mostCurvesShifted = 300
/** Of fewer questions a sum of scores says more of luck than of anybody. */
export const fewestRanked = 10

/** Of fewer questions that have come out the crowd learns nothing. */
export const fewestLessons = 20

/** Published ways of making one estimate of many, beside Farsight's own. */
export const ways = ['median', 'recency-weighted-median', 'mean', 'geometric-mean-of-odds'] as const
export type Way = (typeof ways)[number]

/** As a row of a table begins. */
export const wayTitles: Record<Way, string> = {
  median: 'Median',
  'recency-weighted-median': 'Median, newer ones counting more',
  mean: 'Mean',
  'geometric-mean-of-odds': 'Geometric mean of odds',
}

/** Which ways are scored: the pool as it was told, and the others beside it. */
export const scoredWays = ['pool', ...ways] as const
export type ScoredWay = (typeof scoredWays)[number]
export const scoredWayTitles: Record<ScoredWay, string> = { pool: 'The pool, as told', ...wayTitles }

/** Of a question that was worded anew. */
export function sayEarlier(people: number): string {
  return `${people === 1 ? 'One of them has' : `${people} of them have`} not said anything since what is asked was last worded anew.`
}

/**
 * Why a crowd moved: who came, who changed their mind, who left, whose word is fresher; that it is put together otherwise
 * by what was learnt, which is nobody's doing; and what of it is told together, since it would tell what single people did.
 */
export const shiftVoices = ['newcomers', 'movers', 'leavers', 'recency', 'learning', 'others'] as const
export type ShiftVoice = (typeof shiftVoices)[number]

/** As a row of a table begins. */
export const shiftTitles: Record<ShiftVoice, string> = {
  newcomers: 'Who came',
  movers: 'Who changed their forecast',
  leavers: 'Who took theirs back',
  recency: 'Who spoke again: fresher forecasts count more',
  learning: 'What was learnt of questions that came out',
  others: 'The rest, too few to tell apart',
}

/** After so many days the crowd is asked how right somebody looks so far. */
export const laterDays = 90
/** So many of the newest of each question, older than that, are scored so far. */
export const mostSoFar = 50

/** Twelve are a year. */
export const daysInMonth = 365.25 / 12

/** Where it is hidden from whoever reads, until they have forecast. */
export function sayHidden(people: number): string {
  if (people === 0) return 'Nobody has forecast this yet. What people say is hidden until you have.'
  return `Hidden until you have forecast. ${people === 1 ? 'One person has' : `${people} people have`}.`
}

/**
 * Where no crowd is told: how many there are, and of how many it is; of more of them, that they came too late. `isOver`:
 * nobody can join them any more.
 */
export function sayTooFew(people: number, isOver: boolean): string {
  const said = people === 1 ? 'One person' : `${people} people`
  const soFar = `${said} ${people === 1 ? 'has' : 'have'} forecast this`
  if (people >= fewestShown) return `${soFar}, none of them before its outcome could be known.`
  if (isOver) return people === 0 ? 'Nobody forecast this.' : `${said} forecast this, too few to say what they said.`
  if (people === 0) return 'Nobody has forecast this yet.'
  return `${soFar}. What they say together is shown once there are ${fewestShown}, and never who said what.`
}

/** So many of the newest values of a series a language model is shown. */
export const mostObservations = 60

/** Where somebody forecast a question that is scored, and has no score. */
export const sayUnscored = 'None of your forecasts stood before its outcome was known: it scores none of them.'

/** What the chart of a crowd's history is called in files and addresses. */
export function historyOf(id: string): string {
  return `Prediction ${id}, what people forecast`
}
