/**
 * What the answer means for whoever asked: for what they decide; without that, why it matters, and who gains and who
 * loses in the worlds it belongs to.
 */
import { byItself, writeDecision } from '../decision/write-decision.ts'
import { titleOf } from '../facts.ts'
import { amount, named, sentence } from '../sentence.ts'
import type { Sentence } from '../../report/report.ts'
import { toldIn } from '../told.ts'
import { whatFollows } from './meaning/follows.ts'
import type { ScenarioView } from '../views.ts'
import { likelyChance, likelyFirst, memberOf } from '../worlds.ts'
import type { Answer, Writing, Written } from '../writing.ts'

const mostWorlds = 2
const longest = { matters: 420, gains: 320 }

export function writeMeaning(w: Writing, answer: Answer | null): Written {
  const decided = writeDecision(w, answer)
  if (decided && w.dossier.read.choice) return decided
  const touched = answer ? [...whyItMatters(w, answer), ...whatFollows(w, answer), ...whoIsTouched(w, answer)] : []
  const own = decided || !answer ? [] : [...byItself(w, answer), ...toGuard(answer)]
  return { sentences: [...(decided?.sentences ?? []), ...touched, ...own], blocks: [] }
}

/** Of a chance: up to which price to be safe from it pays. */
function toGuard({ figure, event, isNone, states }: Answer): Sentence[] {
  const value = Number(figure.value)
  if (isNone || !event || states.wants !== 'chance' || !(value > 0.005 && value < 0.995)) return []
  return [
    sentence`Whoever would lose by it may pay up to ${amount(figure)} of that loss for protection: beyond that, protection costs more than it saves on average.`,
  ]
}

function whyItMatters(w: Writing, { prediction }: Answer): Sentence[] {
  const matters = prediction && toldIn(w, prediction, 'matters', longest.matters)
  return matters ? [sentence`Why it matters: ${matters}.`] : []
}

/** In the likeliest worlds that are the answer, or count on it. */
function whoIsTouched(w: Writing, answer: Answer): Sentence[] {
  const worlds = w.scenarios.filter(
    (view) => answer.worlds.includes(view) || (memberOf(view, answer) >= 0 && likelyChance(view) >= leastTouching),
  )
  return likelyFirst(worlds)
    .slice(0, mostWorlds)
    .flatMap((view) => inWorld(w, view))
}

/** Whom a world touches that is less likely than that, says nothing to whoever asks. */
const leastTouching = 0.05

function inWorld(w: Writing, view: ScenarioView): Sentence[] {
  const gains = toldIn(w, view, 'gains', longest.gains)
  return gains ? [sentence`Who gains and who loses in the world of ${named(titleOf(w, view))}: ${gains}.`] : []
}
