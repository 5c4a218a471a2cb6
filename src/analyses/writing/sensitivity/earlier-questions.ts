/**
 * Questions on the answer's own series that are decided before it: what the answer is once one of them has come true,
 * and once it has failed, by how the errors of such series hang together.
 */
import { thresholdRuleOf } from '#predictions/resolving/rule.ts'
import { chanceOf, labelOf, stepOf } from '../facts.ts'
import type { Evidence } from '../../report/evidence.ts'
import { itIsSo } from '../phrases.ts'
import { amount, sentence } from '../sentence.ts'
import { isOfPeople, wouldCome } from '../people/people.ts'
import type { PredictionView } from '../views.ts'
import type { Answer, Writing } from '../writing.ts'
import { comesTrue, fails } from './cases.ts'
import { answerGiven, type Given, tieTo } from './given.ts'
import { decidedBy, type Mover } from './mover.ts'
import { sideOf } from './side.ts'

const most = 3

export function earlierQuestions(w: Writing, answer: Answer): Mover[] {
  const given = answer.figure.unit === 'chance' ? answerGiven(w, answer) : null
  if (!given) return []
  return w.predictions
    .filter((view) => view !== answer.prediction && isEarlier(view, given) && sideIn(view) !== null)
    .flatMap((view) => moved(w, { answer, given, view }))
    .slice(0, most)
}

function isEarlier({ details }: PredictionView, { trend, at }: Given): boolean {
  const rule = thresholdRuleOf(details)
  return rule !== null && rule.trend === trend.ref && rule.at < at && !details.outcome && !details.condition
}

function sideIn({ details }: PredictionView): 'up' | 'down' | null {
  const comparison = thresholdRuleOf(details)?.comparison
  return comparison === undefined ? null : comparison.startsWith('>') ? 'up' : 'down'
}

type About = { answer: Answer; given: Given; view: PredictionView }

function moved(w: Writing, { answer, given, view }: About): Mover[] {
  const [chance, step] = [chanceOf(w, view), stepOf(w, given.trend, thresholdRuleOf(view.details)?.at ?? '')]
  if (!chance || !step || !isOpen(chance)) return []
  const { came, failed } = eitherWay(w, { answer, given, view }, { chance, tie: tieTo(w, given, step) })
  return [
    {
      what: labelOf(w, view),
      item: view.ref,
      ...decidedBy(w, view),
      cases: [
        { if: comesTrue(w), answer: amount(came) },
        { if: fails(w), answer: amount(failed) },
      ],
      isByTie: true,
      said: isOfPeople(answer)
        ? sentence`If ${itIsSo(w, view)} (${amount(chance)}), ${wouldCome(amount(came))}; if not, to ${amount(failed)}.`
        : sentence`If ${itIsSo(w, view)} (${amount(chance)}), the answer is ${amount(came)}; if not, ${amount(failed)}.`,
    },
  ]
}

/** Of what is as good as certain nothing is learnt. */
const isOpen = ({ value }: Evidence): boolean => Number(value) > 0.01 && Number(value) < 0.99

/** On other sides of a value that the one fails speaks for the other as its coming would on the same. */
function eitherWay(
  w: Writing,
  { answer, view }: About,
  { chance, tie }: { chance: Evidence; tie: Evidence },
): { came: Evidence; failed: Evidence } {
  const { label } = view.item
  const isSameSide = sideIn(view) === sideOf(answer)
  const speaking = isSameSide
    ? chance
    : w.table.compute('chance-not', [chance], { title: `${label}: no`, unit: 'chance' })
  const after = (formula: 'chance-if-it-came' | 'chance-if-it-failed', turn: string): Evidence =>
    w.table.compute(formula, [answer.figure, speaking, tie], {
      title: `The answer, if ${label} ${turn}`,
      unit: 'chance',
    })
  const likelier = after('chance-if-it-came', isSameSide ? 'comes true' : 'fails')
  const unlikelier = after('chance-if-it-failed', isSameSide ? 'fails' : 'comes true')
  return isSameSide ? { came: likelier, failed: unlikelier } : { came: unlikelier, failed: likelier }
}
