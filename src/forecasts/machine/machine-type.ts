/** What a machine is asked of a question of one type, and how its answer is read. */
import type { EstimateOf, QuestionOf, QuestionTypeName } from '#predictions/question-types/schemas/index.ts'

export type MachineType<Name extends QuestionTypeName> = {
  /** Its bounds and options, as they are sent. */
  shown(question: QuestionOf<Name>): Record<string, unknown>
  /** The fields to answer with beside the reason, as JSON is described to a language model. */
  asks: string
  /** Of those fields; null where they are anything else than what was asked for. Whether it fits is looked at apart. */
  read(question: QuestionOf<Name>, fields: unknown): EstimateOf<Name> | null
}
