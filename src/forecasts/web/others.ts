/** What others than people say of a question now. */
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
