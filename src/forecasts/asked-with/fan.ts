/** What is drawn of a group: a line for each who says something of its questions, along their places. */
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import { isAlike } from '#predictions/written.ts'

type Asked = {
  question: Question
  headline: { who: string; estimate: Estimate } | null
  house: Estimate | null
  model: Estimate | null
  machine: { estimate: Estimate } | null
}
export type Voice = 'leading' | 'house' | 'model' | 'machine' | 'own'
/** What is said of each question, null where nothing is. `name`: as it stands at the end of the line. */
export type FanLine<Said> = { voice: Voice; name: string; said: (Said | null)[] }
type Read<Said> = (question: Question, estimate: Estimate | null) => Said | null

/** `own`: what one said oneself of each. A line that says what the leading one says is not drawn again. */
export function fanLinesOf<Said>(
  questions: readonly Asked[],
  read: Read<Said>,
  own: readonly (Said | null)[],
): FanLine<Said>[] {
  const of = (estimateOf: (one: Asked) => Estimate | null) =>
    questions.map((one) => read(one.question, estimateOf(one)))
  const leading = of(({ headline }) => headline?.estimate ?? null)
  const beside: FanLine<Said>[] = [
    { voice: 'house', name: 'Farsight', said: of(({ house }) => house) },
    { voice: 'model', name: 'model', said: of(({ model }) => model) },
    { voice: 'machine', name: 'machine', said: of(({ machine }) => machine && machine.estimate) },
    { voice: 'own', name: 'you', said: [...own] },
  ]
  const isNew = ({ voice, said }: FanLine<Said>) =>
    voice === 'own' || said.some((one, i) => !isAlike(one, leading[i] ?? null))
  const isAny = ({ said }: FanLine<Said>) => said.some((one) => one !== null)
  const first = { voice: 'leading' as const, name: whoOf(questions), said: leading }
  return [first, ...beside.filter(isNew)].filter(isAny)
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
function whoOf(questions: readonly Asked[]): string {
  const all = new Set(questions.flatMap(({ headline }) => (headline ? [headline.who] : [])))
  const [one = ''] = all
  return all.size === 1 ? one : 'who leads each'
}
