/** What others than people say of a question now. */
import { isAnswerOf } from '#predictions/question-types/index.ts'
import type { Estimate } from '#predictions/question-types/schemas/index.ts'
import type { Together } from './call-forecasts.ts'

/** 'the model'. */
export type Other = { name: string; estimate: Estimate; isModel: boolean }

export function othersOf({ house, author, model, machine }: Together): Other[] {
  const others = [
    { name: 'Farsight', estimate: house, isModel: false },
    { name: 'author', estimate: author, isModel: false },
    { name: 'model', estimate: model, isModel: true },
    { name: 'machine', estimate: machine?.estimate ?? null, isModel: false },
  ]
  return others.flatMap(({ estimate, ...other }) => (estimate ? [{ ...other, estimate }] : []))
}

export type Beside = { name: string; estimate: Estimate; look: 'crowd' | 'model' | 'other' }

/** What may stand beside one's own while one types it, people first: nothing where what people say is hidden. */
export function besideOf(together: Together): Beside[] {
  const { question, crowd, isHidden } = together
  if (isHidden) return []
  const people: Beside[] = crowd ? [{ name: 'crowd', estimate: crowd.estimate, look: 'crowd' }] : []
  const others = othersOf(together).map(({ isModel, ...other }): Beside => ({
    ...other,
    look: isModel ? 'model' : 'other',
  }))
  return [...people, ...others].filter(({ estimate }) => isAnswerOf(question, estimate))
}
