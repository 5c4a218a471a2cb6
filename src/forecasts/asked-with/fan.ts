/** What is drawn of a group of chances: a line for each who says something of its questions, along their places. */
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import { chanceIn } from './chance.ts'

type Drawn = {
  mark: string
  place: number
  question: Question
  headline: { who: string; estimate: Estimate; quartiles: { lower: number; upper: number } | null } | null
  house: Estimate | null
  model: Estimate | null
}
export type Voice = 'leading' | 'house' | 'model' | 'own'
/** Chances by question, null where nothing is said of one. `name`: as it stands at the end of the line. */
export type FanLine = { voice: Voice; name: string; chances: (number | null)[] }

/** `own`: what one said oneself of each. A line that says what the leading one says is not drawn again. */
export function fanLinesOf(questions: readonly Drawn[], own: readonly (number | null)[]): FanLine[] {
  const of = (estimateOf: (one: Drawn) => Estimate | null) =>
    questions.map((one) => chanceIn(one.question, estimateOf(one)))
  const leading = of(({ headline }) => headline?.estimate ?? null)
  const beside: FanLine[] = [
    { voice: 'house', name: 'Farsight', chances: of(({ house }) => house) },
    { voice: 'model', name: 'model', chances: of(({ model }) => model) },
    { voice: 'own', name: 'you', chances: [...own] },
  ]
  const isNew = ({ voice, chances }: FanLine) => voice === 'own' || chances.some((chance, i) => chance !== leading[i])
  const said = ({ chances }: FanLine) => chances.some((chance) => chance !== null)
  return [{ voice: 'leading' as const, name: whoOf(questions), chances: leading }, ...beside.filter(isNew)].filter(said)
}

/** Where neighbours say something, as what is drawn between them: of 1, 2, nothing and 3 the first two. By their places in the list. */
export function runsIn(all: readonly unknown[]): number[][] {
  const runs: number[][] = []
  for (const [i, one] of all.entries()) {
    if (one === null) continue
    const last = runs.at(-1)
    if (last?.at(-1) === i - 1) last.push(i)
    else runs.push([i])
  }
  return runs.filter(({ length }) => length > 1)
}

/** Who leads them all, or that several do. */
function whoOf(questions: readonly Drawn[]): string {
  const all = new Set(questions.flatMap(({ headline }) => (headline ? [headline.who] : [])))
  const [one = ''] = all
  return all.size === 1 ? one : 'who leads each'
}
