/** Of questions that hang on another: which are held together, with what is said of each. */
import { isAnswerOf, typeOf } from '#predictions/question-types/index.ts'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import type { Told, ToldUnder } from './agreement.ts'
import { chanceIn } from './chance.ts'

type Asked = { predictionId: string; label: string; question: Question }
type Outcome = { outcome: { state: string; value: string | null } | null }
type Branching = {
  on: Asked & Outcome
  branches: readonly (Asked & { under: string; plain: string | null })[]
  plains: readonly Asked[]
}
/** `on`: what is said of the question that they hang on, as one that may be missing. */
export type Whole = { on: Told; plain: Told | null; branches: ToldUnder[] }

/**
 * Branches that name one question without a condition belong together, one for each outcome; every other stands by
 * itself. `said`: what is said of each, null where nothing is. None once it is known what the condition came to.
 */
export function wholesOf({ on, branches, plains }: Branching, said: (one: Asked) => Estimate | null): Whole[] {
  if (on.outcome) return []
  const told = ({ predictionId, label, question }: Asked): Told => ({
    predictionId,
    label,
    chance: chanceIn(question, said({ predictionId, label, question })),
  })
  const given = said(on)
  const weightOf = (under: string) =>
    given && isAnswerOf(on.question, given) ? typeOf(on.question).chanceOf(given, under) : null
  const under = (one: Branching['branches'][number]): ToldUnder => ({ ...told(one), weight: weightOf(one.under) })
  const start = (one: Branching['branches'][number]) => ({ ...told(on), chance: weightOf(one.under) })
  const tied = plains.flatMap((plain) => {
    const [first, ...rest] = branches.filter((one) => one.plain === plain.predictionId)
    if (!first) return []
    const others = rest.filter((one, i) => [first, ...rest.slice(0, i)].every((before) => before.under !== one.under))
    return [{ on: start(first), plain: told(plain), branches: [first, ...others].map(under) }]
  })
  const alone = branches.filter(({ plain }) => plain === null)
  return [...tied, ...alone.map((one) => ({ on: start(one), plain: null, branches: [under(one)] }))]
}

/** Once it is known what they hang on: which go on, and which count no more. Null before. */
export function sayCameOut({ on, branches }: Branching): string | null {
  if (!on.outcome) return null
  const { state, value } = on.outcome
  const isResolved = state === 'resolved' && value !== null
  const came = isResolved ? `came out ${typeOf(on.question).sayOutcome(on.question, value)}` : 'was annulled'
  const [goOn, gone] = [true, false].map((goes) => {
    const labels = branches.filter(({ under }) => (isResolved && under === value) === goes).map(({ label }) => label)
    return labels.length > 0 ? ` ${goes ? 'It goes on' : 'Annulled by rule'}: ${labels.join(', ')}.` : ''
  })
  return `${on.label} ${came}.${goOn}${gone}`
}
