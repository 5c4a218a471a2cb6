/**
 * The answer to a question: by the item that answers it most directly, and in the way that suits what the question
 * wants.
 */
import type { Ask } from '../../ask/ask.ts'
import { askOf, isOver, textAsked, type Wanted, wantedOf } from '../asked.ts'
import { asksForManner, asksForMeans } from '../../ask/manner.ts'
import { rowIn } from '../../dossier/crowd.ts'
import { coversPlace } from '../covers-place.ts'
import { asDenied } from './denied.ts'
import { differences } from '../stated/same-ask.ts'
import type { Way } from '../answering.ts'
import type { Answer, Answered, Writing } from '../writing.ts'
import { operators } from '../operators/index.ts'
import { pastAnswer } from '../operators/past/past.ts'
import { whatBreaks, whatDrives } from '../told.ts'
import { answeringOf } from './by-type/index.ts'
import { isHypothetical } from './fitting/asked-form.ts'
import { crossingOf } from './crossing.ts'
import { directPredictions, directTrends, isAboutNow, type Scored } from './fitting/fitting.ts'
import { firstTimeOf } from './first-time.ts'
import { inOrder } from './in-order.ts'
import { relativeOf } from './relative.ts'
import { observedAnswer, projectionAnswer } from './projected.ts'
import { directionOf, thresholdOf } from './threshold.ts'
import { isAboutIt, wayOf } from './ways.ts'
import { isTold as isToldBy, worldsAnswer } from './worlds.ts'
import type { TrendView } from '../views.ts'

const byTrend: Way<TrendView>[] = [
  { answer: thresholdOf, suits: { chance: 0.3, amount: -0.5, time: -0.5, account: -0.5 } },
  { answer: relativeOf, suits: { chance: 0.35, amount: -0.5, time: -0.5, account: -0.5 } },
  { answer: firstTimeOf, suits: { chance: -0.5, amount: -0.5, time: 0.27, account: -0.5 } },
  { answer: directionOf, suits: { chance: 0.2, amount: -0.5, time: -0.5, account: -0.5 } },
  { answer: crossingOf, suits: { chance: -0.5, amount: -0.5, time: 0.28, account: -0.5 } },
  { answer: projectionAnswer, suits: { chance: 0.05, amount: 0.25, time: -0.1, account: 0.2 } },
  { answer: pastAnswer, suits: { chance: -0.5, amount: 0.3, time: -0.5, account: -0.5 } },
  { answer: observedAnswer, suits: { chance: -0.2, amount: 0, time: -0.3, account: 0 } },
]

/** So well must a question fit to answer in place of the trend that an analysis is about. */
const leastOfTrend = 0.85

type Tried = NonNullable<Answered['nearest']>

/** An answer that is to just what is asked; else the nearest that is to something else. */
export function answerTo(w: Writing): Answered {
  const tried = triesOf(w)
  const [best] = tried
  if (w.dossier.trend !== null) return { answer: veryThing(w, tried) ?? best?.answer ?? null, nearest: null }
  const exact = chosenOf(w, tried)
  if (exact) return { answer: exact, nearest: null }
  if (isTold.has(askOf(w).wants)) return { answer: toldBy(w, best), nearest: null }
  const nearest = tried.toSorted((one, other) => one.differs.length - other.differs.length)[0] ?? null
  return { answer: nearest || !coversPlace(w) ? null : worldsAnswer(w), nearest }
}

/**
 * Of a trend, what answers just what is asked before what its series says of something near: whoever asks which of
 * several, or when, is not told how much.
 */
function veryThing(w: Writing, tried: readonly Tried[]): Answer | undefined {
  return isTold.has(askOf(w).wants) ? undefined : ledByPeople(exactOf(w, tried))[0]
}

/** The first that is to just what is asked; of several the one that was planned, where it is about the same. */
function chosenOf(w: Writing, tried: readonly Tried[]): Answer | undefined {
  const exact = ledByPeople(exactOf(w, tried))
  const planned = w.dossier.advice?.plan?.find(({ part }) => part === w.part)
  if (!planned) return exact[0]
  return exact.find((answer) => isAboutIt(w, answer) && wayOf(w, answer).id === planned.way) ?? exact[0]
}

/**
 * What a series says of just what a question asks is beside what people say of that question. What Farsight says of it is
 * in the number of the series already.
 */
function ledByPeople(exact: Answer[]): Answer[] {
  const [first] = exact
  if (!first?.trend || first.prediction) return exact
  const led = exact.filter(({ prediction, figure }) => prediction?.item.crowd && rowIn(figure.field) !== null)
  return [...led, ...exact.filter((answer) => !led.includes(answer))]
}

/** The ways to just what a part asks that may be chosen among, the first of them taken where nobody chooses. */
export function exactWays(w: Writing): Answer[] {
  const all = exactOf(w, triesOf(w)).filter((answer) => isAboutIt(w, answer))
  return all.filter((one, i) => all.findIndex((other) => wayOf(w, other).id === wayOf(w, one).id) === i)
}

/** Those to just what is asked, what was shown first before an order first. */
function exactOf(w: Writing, tried: readonly Tried[]): Answer[] {
  return inOrder(
    w,
    tried.filter(({ differs }) => differs.length === 0).map(({ answer }) => answer),
  )
}

/** What becomes of a thing is told by worlds where they fit best, else by what is expected of what is measured. */
function toldBy(w: Writing, best: Tried | undefined): Answer | null {
  // In what way something is done no number tells, nor what drives one.
  if (asksForManner(textAsked(w))) return worldsAnswer(w)
  // What follows from a height of something is not told by what drives it.
  const first = isHypothetical(w) ? undefined : w.trends.find(({ ref }) => ref === askOf(w).of.items[0])
  const answer = (first && projectionAnswer(w, first)) ?? best?.answer
  const told = answer && !isOfWorlds(w) ? null : worldsAnswer(w)
  return told ?? (answer ? byDrivers(w, answer) : null)
}

/** By which means a thing is to change its number does not tell. */
function byDrivers(w: Writing, answer: Answer): Answer | null {
  const told = answer.trend ? [...whatDrives(w, answer.trend), ...whatBreaks(w, answer.trend)] : []
  return told.length === 0 && asksForMeans(textAsked(w)) ? null : { ...answer, told, isNone: true }
}

/** All that can be made, the best first: what takes several items before what takes one. */
function triesOf(w: Writing): Tried[] {
  const ways = waysTo(w).map(({ answer }) => answer)
  // What is over was measured: nothing that is made of projections speaks of it.
  return (isOver(w) ? ways : [...operators, ...ways]).flatMap((make): Tried[] => {
    const made = make(w)
    const answer = made && asDenied(w, made)
    return answer ? [{ answer, differs: differences(askOf(w), answer.states) }] : []
  })
}

/** They ask for no number: what is told of them stands in words. */
const isTold: ReadonlySet<Ask['wants']> = new Set(['effect', 'explain'])

/** The best first. */
function waysTo(writing: Writing) {
  const wants = wantedOf(writing)
  const isTrend = writing.dossier.trend !== null
  const questions = directPredictions(writing)
    // A trend analysis answers by the trend, unless somebody has asked the very thing of it.
    .filter(
      ({ view, score }) =>
        !isTrend ||
        ((score >= leastOfTrend || askOf(writing).of.items.includes(view.ref)) &&
          view.item.links.some(({ to }) => to === writing.dossier.trend)),
    )
    .flatMap(({ view, score }) => waysOf(answeringOf(view.details.question).ways, view, score))
  const series = directTrends(writing).flatMap(({ view, score }) =>
    waysOf(byTrend, view, score + (isAboutNow(writing) ? 0.3 : 0)),
  )
  return [...questions, ...series].toSorted((a, b) => b.score(wants) - a.score(wants))
}

/** 'What will it look like?' is told by worlds where they fit best: no single number is an answer. */
function isOfWorlds(w: Writing): boolean {
  const { scenarios, trends, predictions } = w
  // What a thing that is measured follows from, or what it means, its own page tells.
  if (trends.some(({ ref }) => ref === askOf(w).of.items[0])) return false
  const best = Math.max(0, ...[...trends, ...predictions].map(({ item }) => item.fit))
  return scenarios.some(({ item }) => item.fit >= best && isToldBy(item))
}

function waysOf<View>(ways: readonly Way<View>[], view: View, score: Scored<View>['score']) {
  return ways.map(({ answer, suits }) => ({
    score: (wants: Wanted) => score + suits[wants],
    answer: (writing: Writing) => answer(writing, view),
  }))
}
