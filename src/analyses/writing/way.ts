/** Which way something pushes a forecast, in the word for what that is of: 'likelier', 'higher', 'later'. */
import { typeOf } from '#predictions/question-types/index.ts'
import type { Evidence } from '../report/evidence.ts'
import type { Piece } from './sentence.ts'
import type { PredictionView } from './views.ts'

export function way({ details: { question } }: PredictionView, pushes: Evidence): Piece {
  const words = typeOf(question).reasoned?.ways
  const text = words?.[pushes.value === 'up' ? 'up' : 'down'] ?? String(pushes.value)
  return { kind: 'fact', text, evidence: pushes }
}
