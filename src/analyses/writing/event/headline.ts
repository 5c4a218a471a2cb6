/** What stands under the figure of an answer: what it is of, in the words of a sentence, else by its label. */
import type { Claim } from '../../report/report.ts'
import { sentenceOf } from '../sentence.ts'
import type { Answer } from '../writing.ts'

export function headlineOf({ says, event }: Pick<Answer, 'says' | 'event'>): { says: string; claims?: Claim[] } {
  if (!event) return { says }
  const { text, claims } = sentenceOf([event.said, '.'])
  // The full stop makes a sentence of it, and nothing stands behind it there.
  return { says: text.slice(0, -1), claims }
}
