/** Of questions that hang on another: which are held together, with what is said of each. */
import { isAnswerOf, typeOf } from '#predictions/question-types/index.ts'
import { outcomesGone } from '#predictions/resolving/gone.ts'
import { sayAnyOf } from '#predictions/written.ts'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import type { Told, ToldUnder } from './agreement.ts'
import { chanceIn } from './chance.ts'

type Asked = { predictionId: string; label: string; question: Question }
type Outcome = { outcome: { state: string; value: string | null } | null }
type Branch = Asked & Outcome & { under: readonly string[]; plain: string | null }
type Branching = {
  on: Asked & Outcome
  branches: readonly Branch[]
  plains: readonly (Asked & Outcome)[]
}
/** `on`: what is said of the question that they hang on, as one that may be missing. */
export type Whole = { on: Told; plain: Told | null; branches: ToldUnder[] }

/**
 * Branches that name one question without a condition belong together, one for each outcome; every other stands by
 * itself. `said`: what is said of each, null where nothing is. `id`: whose page it is. None once it is known what the
 * condition came to, or what one of them did: the number that it had is no chance any more.
 */
export function wholesOf(
  { on, branches, plains }: Branching,
  said: (one: Asked) => Estimate | null,
  id: string,
): Whole[] {
  if (on.outcome) return []
  // Of what comes out as a number or a day no estimate says how likely one outcome is: that can never be said.
  const outcomes: readonly string[] = typeOf(on.question).outcomesOf(on.question) ?? []
  const open = branches.filter(({ outcome, under }) => !outcome && under.every((one) => outcomes.includes(one)))
  const told = ({ predictionId, label, question }: Asked): Told => ({
    predictionId,
    label,
    chance: chanceIn(question, said({ predictionId, label, question })),
  })
  const given = said(on)
  const weightOf = (under: readonly string[]) => {
    if (!given || !isAnswerOf(on.question, given)) return null
    const chances = under.map((one) => typeOf(on.question).chanceOf(given, one))
    return chances.includes(null)
      ? null
      : Math.min(
          1,
          chances.reduce<number>((sum, one) => sum + (one ?? 0), 0),
        )
  }
  const whole = (plain: Told | null, those: readonly Branch[]): Whole[] =>
    those.slice(0, 1).map(({ under }) => ({
      on: { ...told(on), chance: weightOf(under) },
      plain,
      branches: those.map((one) => ({ ...told(one), weight: weightOf(one.under) })),
    }))
  const tied = plains
    .filter(({ outcome }) => !outcome)
    .flatMap((plain) =>
      togetherOf(
        open.filter((one) => one.plain === plain.predictionId),
        id,
      ).flatMap((those) => whole(told(plain), those)),
    )
  const alone = open.filter(({ plain }) => plain === null)
  return [...tied, ...alone.flatMap((one) => whole(null, [one]))]
}

/** One for each outcome, that of the page before others; each further one with those that never count beside it. */
function togetherOf(branches: readonly Branch[], id: string): Branch[][] {
  const own = branches.filter(({ predictionId }) => predictionId === id)
  const taken: Branch[] = []
  for (const one of [...own, ...branches]) if (taken.every((other) => areApart(one, other))) taken.push(one)
  const first = branches.filter((one) => taken.includes(one))
  const further = branches.filter((one) => !taken.includes(one))
  return [first, ...further.map((one) => [one, ...first.filter((other) => areApart(one, other))])]
}

/** Of each that names an outcome by a name which that has no more: that nothing follows from the others meanwhile. */
export function sayGone({ on, branches }: Pick<Branching, 'on' | 'branches'>): string[] {
  return branches.flatMap((branch) =>
    isKept(branch, on)
      ? `${branch.label} counts if “${on.label}” comes out ${sayAnyOf(outcomesGone(branch.under, on.question))}, which it cannot any more: no other outcome annuls it until its author names one that can come.`
      : [],
  )
}

/** It names what cannot come out any more, so that no outcome but one that it names says what becomes of it. */
function isKept({ under, outcome }: Branch, on: Branching['on']): boolean {
  if (outcome || on.outcome?.state === 'annulled' || isMet(under, on)) return false
  return outcomesGone(under, on.question).length > 0
}

const isMet = (under: readonly string[], { outcome }: Branching['on']) =>
  outcome?.state === 'resolved' && outcome.value !== null && under.includes(outcome.value)

/** No outcome lets both count. */
const areApart = (one: Branch, other: Branch) => !one.under.some((outcome) => other.under.includes(outcome))

/** Which it is among others. */
export function keyOf({ branches }: Whole): string {
  return branches.map(({ predictionId }) => predictionId).join(' ')
}

/** Once it is known what they hang on: which go on, and which count no more. Null before. */
export function sayCameOut({ on, branches }: Branching): string | null {
  if (!on.outcome) return null
  const { state, value } = on.outcome
  const isResolved = state === 'resolved' && value !== null
  const came = isResolved ? `came out ${typeOf(on.question).sayOutcome(on.question, value)}` : 'was annulled'
  const [goOn, over] = [true, false].map((goes) => {
    const labels = branches
      .filter((branch) => isMet(branch.under, on) === goes && !isKept(branch, on))
      .map(({ label }) => label)
    return labels.length > 0 ? ` ${goes ? 'It goes on' : 'Annulled by rule'}: ${labels.join(', ')}.` : ''
  })
  return `${on.label} ${came}.${goOn}${over}`
}
