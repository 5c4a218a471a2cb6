/**
 * The answer to a question: by the item that answers it most directly, and in the way that suits what the question
 * wants.
 */
import type { Way } from '../answering.ts'
import type { Answer, Writing } from '../writing.ts'
import { answeringOf } from './by-type/index.ts'
import { crossingOf } from './crossing.ts'
import { directPredictions, directTrends, isAboutNow, type Scored } from './fitting.ts'
import { observedAnswer, projectionAnswer } from './projected.ts'
import { directionOf, thresholdOf } from './threshold.ts'
import { isTold, worldsAnswer } from './worlds.ts'
import type { TrendView } from '../views.ts'

type Wants = Writing['dossier']['understood']['wants']

const byTrend: Way<TrendView>[] = [
  { answer: thresholdOf, suits: { chance: 0.3, amount: -0.5, time: -0.5, account: -0.5 } },
  { answer: directionOf, suits: { chance: 0.2, amount: -0.5, time: -0.5, account: -0.5 } },
  { answer: crossingOf, suits: { chance: -0.5, amount: -0.5, time: 0.28, account: -0.5 } },
  { answer: projectionAnswer, suits: { chance: 0.05, amount: 0.25, time: -0.1, account: 0.2 } },
  { answer: observedAnswer, suits: { chance: -0.2, amount: 0, time: -0.3, account: 0 } },
]

/** So well must a question fit to answer in place of the trend that an analysis is about. */
const leastOfTrend = 0.85

/** Null where the base can put nothing in a number. */
export function answerOf(writing: Writing): Answer | null {
  const { wants } = writing.dossier.understood
  const isTrend = writing.dossier.trend !== null
  if (wants === 'account' && !isTrend && isOfWorlds(writing)) return worldsAnswer(writing)
  const questions = directPredictions(writing)
    // A trend analysis answers by the trend, unless somebody has asked the very thing of it.
    .filter(
      ({ view, score }) =>
        !isTrend || (score >= leastOfTrend && view.item.links.some(({ to }) => to === writing.dossier.trend)),
    )
    .flatMap(({ view, score }) => waysOf(answeringOf(view.details.question).ways, view, score))
  const series = directTrends(writing).flatMap(({ view, score }) =>
    waysOf(byTrend, view, score + (isAboutNow(writing) ? 0.3 : 0)),
  )
  const ways = [...questions, ...series].toSorted((a, b) => b.score(wants) - a.score(wants))
  for (const way of ways) {
    const answer = way.answer(writing)
    if (answer) return answer
  }
  return isTrend ? null : worldsAnswer(writing)
}

/** 'What will it look like?' is told by worlds where they fit best: no single number is an answer. */
function isOfWorlds({ scenarios, trends, predictions }: Writing): boolean {
  const best = Math.max(0, ...[...trends, ...predictions].map(({ item }) => item.fit))
  return scenarios.some(({ item }) => item.fit >= best && isTold(item))
}

function waysOf<View>(ways: readonly Way<View>[], view: View, score: Scored<View>['score']) {
  return ways.map(({ answer, suits }) => ({
    score: (wants: Wants) => score + suits[wants],
    answer: (writing: Writing) => answer(writing, view),
  }))
}
