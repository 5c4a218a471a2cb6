/**
 * Bets and markets as the API of Manifold answers them: `/v0/bets` of one user and `/v0/market/ID`, in one JSON or several in
 * an archive. A bet is no forecast: what counts is where it left the price, until one's next bet there.
 */
import { yesOf } from '../../reading/chances.ts'
import { momentOf } from '../../reading/instants.ts'
import { type JsonObject, numberAt, objectsIn, objectsOf, textAt } from '../../reading/json-values.ts'
import { NotThisExport } from '../../reading/not-this-export.ts'
import { idOf, lineOf } from '../../reading/plain.ts'
import type { Asked, Told, Understood, Word } from '../../reading/told.ts'
import type { Platform } from '../platform.ts'
import { askedOf, isMarket } from './markets.ts'

const lists = ['bets', 'markets', 'contracts']

export const manifold: Platform = {
  name: 'manifold',
  isAsked: (name) => /\.json$/i.test(name),
  looksLike: (texts) => texts.some(({ text }) => /"(contractId|outcomeType)"/.test(text.slice(0, 100_000))),
  read(texts) {
    const all = objectsIn(texts).flatMap((one) =>
      isMarket(one) || isBet(one) ? [one] : lists.flatMap((name) => objectsOf(one[name])),
    )
    const bets = all.filter(isBet)
    if (bets.length === 0) throw new NotThisExport('has no bets in it')
    const markets = new Map(all.filter(isMarket).map((market) => [idOf(textAt(market, 'id')), market]))
    const moved = bets.filter(hasMoved)
    return {
      people: new Map(moved.map((bet) => [textAt(bet, 'userId'), nameIn(bet)])),
      questions: questionsOf(moved, markets),
      rows: moved.map((bet) => ({
        where: `bet ${idOf(textAt(bet, 'id'))}`,
        who: textAt(bet, 'userId'),
        question: keyOf(bet, markets),
        word: wordIn(bet),
      })),
      notes: [
        'A bet is no forecast: each counts as the price after your trade, until your next one there, also where you sold.',
        ...(moved.length < bets.length
          ? ['Orders that nobody took up and what Manifold redeemed by itself are passed over.']
          : []),
      ],
    } satisfies Told
  },
}

function isBet(one: JsonObject): boolean {
  return typeof one['contractId'] === 'string' && ('probAfter' in one || 'amount' in one)
}

function hasMoved(bet: JsonObject): boolean {
  const isOrder = 'limitProb' in bet || 'orderAmount' in bet
  return bet['isRedemption'] !== true && !(isOrder && numberAt(bet, 'amount') === 0)
}

function nameIn(bet: JsonObject): string {
  return lineOf(textAt(bet, 'userName') || textAt(bet, 'userUsername') || textAt(bet, 'userId'), 80) || 'nobody by name'
}

/** Old markets with several answers have them in the outcome of the bet. */
function answerIn(bet: JsonObject, market: JsonObject): string | null {
  const answer = textAt(bet, 'answerId')
  if (answer !== '') return answer
  const isOld = ['FREE_RESPONSE', 'MULTIPLE_CHOICE'].includes(textAt(market, 'outcomeType'))
  return isOld ? textAt(bet, 'outcome') : null
}

/** Of a market that is not in the file no answers are told apart: what is missing is the market. */
function keyOf(bet: JsonObject, markets: ReadonlyMap<string, JsonObject>): string {
  const id = idOf(textAt(bet, 'contractId'))
  const market = markets.get(id)
  const answer = market ? answerIn(bet, market) : null
  return answer === null ? id : `${id} ${idOf(answer)}`
}

function questionsOf(bets: readonly JsonObject[], markets: ReadonlyMap<string, JsonObject>) {
  const questions = new Map<string, { where: string; asked: Understood<Asked> }>()
  for (const bet of bets) {
    const id = idOf(textAt(bet, 'contractId'))
    const market = markets.get(id)
    const asked = market
      ? askedOf(market, answerIn(bet, market))
      : { why: 'is a market that is not in the file: add what /v0/market answers of it' }
    questions.set(keyOf(bet, markets), { where: `market ${id}`, asked })
  }
  return questions
}

function wordIn(bet: JsonObject): Understood<Word> {
  const at = momentOf(bet['createdTime'])
  if (at === null) return { why: 'does not say when it was made' }
  const price = numberAt(bet, 'probAfter')
  const estimate = price === null ? { why: 'does not say where it left the price' } : yesOf(price)
  return 'why' in estimate ? estimate : { is: { at, until: null, estimate: estimate.is } }
}
