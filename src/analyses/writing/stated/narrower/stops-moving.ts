/**
 * Whether words ask for the end of a rise or a fall, or for a change of its pace: of 'will methane stop rising' a higher
 * value is the reverse, and of 'will growth slow down' a lower one is another thing.
 */
import type { Ask } from '../../../ask/ask.ts'
import type { Stated } from '../ask-stated.ts'

const moving = String.raw`(?:ris(?:es?|ing)|grow(?:s|ing|th)?|increas(?:es?|ing)|climb(?:s|ing)?|fall(?:s|ing)?|declin(?:es?|ing)|loss(?:es)?|deforestation|shrink(?:s|ing|age)?|drop(?:s|ping)?|warming|melting|losing|gaining|getting \p{L}+er|going (?:up|down))`
const ends = String.raw`(?:stop(?:s|ped)?|ceas(?:es?|ed)|quits?|end(?:s|ed)?|halt(?:s|ed)?|finish(?:es|ed)?|be (?:over|done with)|com(?:es?) to (?:an end|a halt)|slow(?:s|ed|ing)?(?: down)?|accelerat\w*|speed(?:s|ing)? up|decelerat\w*)`
const stops = new RegExp(
  [
    String.raw`\b${ends} (?:to |its |their |the |in )*${moving}\b`,
    String.raw`\b${moving} (?:[\p{L}'-]+ ){0,4}?${ends}(?!\p{L})`,
    String.raw`\b(?:levels? off|plateaus?|stabili[sz]es?|flattens?(?: out)?|stagnates?)\b`,
    String.raw`\bno longer (?:be )?${moving}\b`,
  ].join('|'),
  'iu',
)
const told =
  /\b(?:stop|ceas|end|halt|peak|highest|level(?:s|led|ling)? off|plateau|stabil|flat|stagna|slow(?!ly)|accelerat|pace|speed|decelerat|no longer)/i

export function stopsMoving(
  { wants, relation, of: { words, measure } }: Ask,
  { names }: Pick<Stated, 'names'>,
): boolean {
  const [title = ''] = names.split('\n')
  return wants === 'chance' && relation === null && measure !== 'peak' && stops.test(words) && !told.test(title)
}
