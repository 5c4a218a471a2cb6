/** What is wanted of an item by whoever does not say: 'wild polio 2029', 'digital euro'. */
import type { Ask } from '../ask/ask.ts'
import { dossierKindOf } from './kinds/index.ts'

/** How the titles of questions begin that ask for something else than a chance. */
const begins: readonly (readonly [RegExp, Ask['wants']])[] = [
  [/^(?:when|(?:in )?which (?:calendar )?(?:year|month))\b/i, 'time'],
  [/^(?:which|who|whose)\b/i, 'which'],
  [/^(?:what|how (?:much|many)|in how many|where)\b/i, 'amount'],
]

/**
 * A series is asked for its value, a question for what it asks. Several things at once are to be explained. `items`: the
 * best first.
 */
export function wantsOf(items: readonly { kind: string; title: string }[], { wants }: Ask): Ask['wants'] {
  if (wants === 'explain') return wants
  if (items.some(({ kind }) => dossierKindOf(kind).isMeasured)) return 'amount'
  const title = items[0]?.title ?? ''
  return begins.find(([form]) => form.test(title))?.[1] ?? (title.endsWith('?') ? 'chance' : wants)
}
