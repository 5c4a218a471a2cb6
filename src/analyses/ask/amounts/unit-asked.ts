/** In which unit an amount is asked for: 'in cents', 'how many kilowatt hours'. */
import { unitNamed, unitWords } from './amount-words.ts'

const asked = new RegExp(
  String.raw`\b(?:in|measured in|expressed in|stated in|how many(?: (?:more|fewer|extra|further|additional|other))?) (${unitWords})(?! (?:19|20|21)?\d)(?![\p{L}])`,
  'u',
)
/** Of a price what stands after it says of how much: 'dollars a barrel'. */
const none: ReadonlySet<string> = new Set(['percentage points', 'barrels', 'ounces'])

/** Null where none is named. Of a text in small letters. */
export function unitAsked(text: string): string | null {
  const found = asked.exec(text)?.[1]
  const unit = found === undefined ? null : unitNamed(found)
  return unit === null || none.has(unit) ? null : unit
}
