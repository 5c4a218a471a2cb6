/** Of what a prediction is asked with, what hangs on what: a question, those that count only if it turns out so, and the same ones without. */
import { outcomesMet } from '#predictions/written.ts'
import type { AskedWith } from './present-asked.ts'

/** As the page of the prediction shows them: of what it hangs on all that does; where it is itself asked without, that alone. */
export function branchingsOf(said: readonly AskedWith[], id: string) {
  const named = new Map(said.map((one) => [refOf(one), one]))
  const branches = said.flatMap(({ condition, ...one }) => {
    const on = condition && named.get(condition.on)
    const plain = condition?.plain === undefined ? undefined : named.get(condition.plain)
    // Older items may name anybody's question: whether both ask the same is for whoever asks both.
    const tied = plain && plain.ownerId === one.ownerId ? plain.predictionId : null
    return on ? [{ ...one, on, under: outcomesMet(condition), plain: tied }] : []
  })
  const parents = new Set(branches.map(({ on }) => on))
  return [...parents].flatMap((on) => {
    const all = branches.filter((one) => one.on === on)
    const isOwn = on.predictionId === id || all.some(({ predictionId }) => predictionId === id)
    const shown = isOwn ? all : all.filter(({ plain }) => plain === id)
    const plains = new Set(shown.map(({ plain }) => plain))
    const without = said.filter(({ predictionId }) => plains.has(predictionId))
    return shown.length > 0 ? [{ on, branches: shown, plains: without }] : []
  })
}

const refOf = ({ predictionId }: AskedWith) => `prediction/${predictionId}`
