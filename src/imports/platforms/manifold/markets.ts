/**
 * Markets of Manifold as questions: one of yes or no is one, and so is each answer of several, since each has a price of
 * its own.
 */
import { momentOf } from '../../reading/instants.ts'
import { type JsonObject, objectsOf, textAt } from '../../reading/json-values.ts'
import { addressOf, lineOf } from '../../reading/plain.ts'
import type { Asked, Outcome, Understood } from '../../reading/told.ts'

/** Markets whose price is no chance of anything by itself. */
const unpriced = [
  'PSEUDO_NUMERIC',
  'NUMERIC',
  'MULTI_NUMERIC',
  'STONK',
  'POLL',
  'BOUNTIED_QUESTION',
  'DATE',
  'QUADRATIC_FUNDING',
]

export function isMarket(one: JsonObject): boolean {
  return typeof one['question'] === 'string' && typeof one['outcomeType'] === 'string'
}

/** `answerId`: of a market with several answers; null of one of yes or no. */
export function askedOf(market: JsonObject, answerId: string | null): Understood<Asked> {
  const type = textAt(market, 'outcomeType')
  if (unpriced.includes(type)) return { why: `is a market of the type ${type}, whose price is no chance` }
  const answer = answerId === null ? null : objectsOf(market['answers']).find((one) => textAt(one, 'id') === answerId)
  if (answer === undefined) return { why: 'has an answer that is not in the file: fetch its market by itself' }
  const outcome = answer ? outcomeOfAnswer(market, answer) : outcomeOf(market, market)
  return {
    is: {
      title: titleOf(market, answer),
      url: addressOf(textAt(market, 'url')),
      question: { type: 'binary' },
      opens: momentOf(answer?.['createdTime'] ?? market['createdTime']),
      closes: momentOf(market['closeTime']) ?? outcome?.knownAt ?? null,
      outcome,
      theirBrier: null,
    },
  }
}

function titleOf(market: JsonObject, answer: JsonObject | null): string {
  const title = textAt(market, 'question')
  return lineOf(answer ? `${title}: ${textAt(answer, 'text')}` : title, 300) || 'A market without a title'
}

const outcomes: Record<string, string> = { YES: 'yes', NO: 'no' }

/** Of what resolved to a share or was cancelled nothing is scored. */
function outcomeOf(one: JsonObject, market: JsonObject): Outcome | null {
  if (market['isResolved'] !== true && textAt(one, 'resolution') === '') return null
  const said = textAt(one, 'resolution')
  const knownAt = momentOf(one['resolutionTime'] ?? market['resolutionTime'])
  return { value: Object.hasOwn(outcomes, said) ? (outcomes[said] ?? null) : null, knownAt }
}

/** Either each answer comes out by itself, or the market names the one that came. */
function outcomeOfAnswer(market: JsonObject, answer: JsonObject): Outcome | null {
  if (textAt(answer, 'resolution') !== '') return outcomeOf(answer, market)
  if (market['isResolved'] !== true) return null
  const knownAt = momentOf(market['resolutionTime'])
  const said = textAt(market, 'resolution')
  const isOne = objectsOf(market['answers']).some((one) => textAt(one, 'id') === said)
  return { value: isOne ? (said === textAt(answer, 'id') ? 'yes' : 'no') : null, knownAt }
}
