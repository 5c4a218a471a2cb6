/** Whether a question of another platform and one of ours can ask the same. Free of schemas: the page asks the same. */
import { typeOf } from '#predictions/question-types/index.ts'
import type { Question } from '#predictions/question-types/schemas/index.ts'

/** Why not, or null: goes on after the name of the field. How it is worded, and until when it counts, is for whoever says so. */
export function whyNotMatch(brought: Question, here: Question): string | null {
  if (brought.type === here.type) return null
  return `asks for ${typeOf(here).title}, and the question that you brought for ${typeOf(brought).title}`
}
