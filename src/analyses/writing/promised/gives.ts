/**
 * What a report will give for each part of a question, and what it will not: by the answers that it would give, so that
 * nothing is promised before an order that is not kept after it.
 */
import { sayCounted } from '#kit/numbers.ts'
import type { Dossier } from '../../dossier/dossier.ts'
import { hasConsequences } from '../../decision/why-not-choice.ts'
import { dossierKindOf } from '../../dossier/kinds/index.ts'
import type { Preview } from '../../dossier/preview.ts'
import { answered, hasHeadline, isPartAnswered } from '../answered.ts'
import { askOf } from '../asked.ts'
import { coversPlace } from '../covers-place.ts'
import { unaccountedIn } from '../stated/accounts-for.ts'
import { connecting } from '../../report/connecting.ts'
import { differsIn } from '../stated/differs-in.ts'
import { isImpossible } from '../stated/impossible.ts'
import { bearsOn } from '../gaps.ts'
import { yearChosen } from '../sections/year-chosen.ts'
import { sentenceOf } from '../sentence.ts'
import { promiseOf } from './promise.ts'
import { type Answer, type Answered, startWriting, type Writing } from '../writing.ts'

type Given = Preview['gives'][number]

type Gives = Pick<Preview, 'gives' | 'gaps'> & { isFree: boolean; isNear(trend: string): boolean }

/**
 * `gaps`: what an answer would lack, of that which the base lacks. `isFree`: nothing that it gives is charged. `isNear`:
 * an analysis of that trend would not answer by something else.
 */
export function givesOf(dossier: Dossier): Gives {
  const all = answered(startWriting(dossier))
  const parts = dossier.read.parts.map((_, part) => ({ ...all, part }))
  const isFree = !parts.some(isPartAnswered)
  const gives = parts.map((w): Given => {
    const own = dossier.items.filter(({ ref }) => askOf(w).of.items.includes(ref))
    return {
      can: isFree ? [nearestIsFree] : canFor(w),
      cannot: cannotFor(w),
      coversPlace: isOfPlace(w),
      units: [...new Set(own.flatMap((item) => dossierKindOf(item.kind).unitOf(item) ?? []))],
    }
  })
  const gaps = dossier.gaps.filter((gap) => parts.some((w) => bearsOn(w, gap, answeredOf(w).answer)))
  const near = parts.flatMap((w) => itemsOf(answeredOf(w).answer))
  return { gives, gaps, isFree, isNear: (trend) => near.length === 0 || near.includes(trend) }
}

/** The series that answers, and what the question that does is tied to. */
function itemsOf(answer: Answer | null): string[] {
  if (!answer) return []
  return [answer.trend?.ref, ...(answer.prediction?.item.links.map(({ to }) => to) ?? [])].flatMap((ref) => ref ?? [])
}

const nearestIsFree = 'What comes nearest, and for nothing: only an answer to just what you ask is charged.'

const optionsBeside = 'Your options side by side, and the chance at which the choice turns, if it does.'

const answeredOf = (w: Writing): Answered => w.parts[w.part] ?? { answer: null, nearest: null }

function canFor(w: Writing): string[] {
  const { answer } = answeredOf(w)
  if (!answer) return []
  const { choice } = w.dossier.read
  const hasTable = w.part === 0 && choice !== undefined && hasConsequences(choice)
  const year = yearChosen(w, answer).map(({ text }) => text)
  return [promiseOf(askOf(w).wants, answer), ...year, ...(hasTable ? [optionsBeside] : [])]
}

function cannotFor(w: Writing): string[] {
  const { answer, nearest } = answeredOf(w)
  const { place, wants } = askOf(w)
  return [
    ...(isOfPlace(w) ? [] : [`${place} alone: nothing that was found is about it.`]),
    ...(answer === null ? [notYet(w) ?? notThis(nearest), ...cannotBe(w, nearest), ...leftOut(w, nearest)] : []),
    ...(answer && wants === 'effect' && !hasHeadline(answer) ? ['The size of the effect.'] : []),
    ...conditionWanting(w),
  ]
}

/** Also where the place is what is asked: whether the winner is France. */
function isOfPlace(w: Writing): boolean {
  const said = answeredOf(w).answer?.event?.said
  return coversPlace(w) || (said !== undefined && sentenceOf([said, '.']).text.includes(askOf(w).place))
}

/** What it is about and has no numbers yet, as everything on a new base, answers nothing that they would in a moment. */
function notYet(w: Writing): string | null {
  const unmade = w.dossier.items.filter(({ ref, numbers }) => numbers === null && askOf(w).of.items.includes(ref))
  const [first] = unmade
  if (!first) return null
  const others = unmade.length > 1 ? ` and of ${sayCounted(unmade.length - 1, 'other')}` : ''
  return `Just this, for a moment: the numbers of ${first.label}${others} are being made. Ask again once they are.`
}

function notThis(nearest: Answered['nearest']): string {
  const of = nearest && (nearest.answer.prediction ?? nearest.answer.trend)
  if (!nearest || !of) return 'Just this, in a number.'
  const said = `Just this. The nearest is ${of.item.label}: ${nearest.differs.map((one) => differsIn[one]).join(', and ')}.`
  const unit = nearest.differs.includes('unit') ? dossierKindOf(of.item.kind).unitOf(of.item) : null
  return unit ? `${said} It is counted in “${unit}”, and the base holds no rate to what you ask for.` : said
}

const cannotBe = (w: Writing, nearest: Answered['nearest']): string[] =>
  isImpossible(askOf(w), nearest?.answer.states ?? null) ? [connecting['no-such-share']] : []

/** What was typed and is in nothing that was read. */
function leftOut(w: Writing, nearest: Answered['nearest']): string[] {
  const left = nearest ? unaccountedIn(askOf(w), nearest.answer.states) : (askOf(w).unread ?? [])
  return left.map((words) => `“${words}”: nothing that we read accounts for it. Ask without it, or for it alone.`)
}

function conditionWanting(w: Writing): string[] {
  const { condition } = askOf(w)
  if (!condition || w.dossier.items.some(({ ref }) => condition.of.items.includes(ref))) return []
  return [`What changes if “${condition.of.words}”: nothing was found that is about that.`]
}
