/** Numbers that no reader has taken, with the words that make something of them: 'or at least 9,000', 'per 1,000 births'. */
import { anyAmount, unitWords } from '../amounts/amount-words.ts'

const bound =
  'at least|at most|more than|less than|fewer than|no more than|no less than|no fewer than|above|below|over|under|beyond|between|up to|exceed(?:s|ing)?|reach(?:es|ing)?|hits?|from|to|per'
/** 'One' stands for anything, and what is numbered by letters beside it is a name that has them: 'G7', 'RSA-2048'. */
const number = new RegExp(
  String.raw`(?:\b(?:or|and|but|nor|per) )?(?:\b(?:${bound}) ){0,2}(?<![\p{L}\d.,^])(?<![\p{L}\d]-)(?:[-−] ?)?(?!zero\b|one\b(?! (?:hundred|thousand|million|billion|trillion)))${anyAmount}(?![\p{L}\d-]|\.\d)(?: (?!in\b|by\b|or\b|and\b|of\b|for\b)\p{L}+)?`,
  'gu',
)

/** 'Two women may marry': a few in words, that nothing compares. */
const few =
  /^(?:(?:or|and|but|nor) )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! (?:hundred|thousand|million|billion|trillion|point))/
const isBound = new RegExp(String.raw`\b(?:${bound})\b`)
const hasUnit = new RegExp(unitWords, 'u')
/** 'Economics 101: what will gold cost?' leads up to a question of its own. */
const lead =
  /^[^:?]{1,90}(?::| [–—-]) (?=(?:\W*(?:will|would|could|can|how|when|what|which|who|whether|is|are|does|do)\b)|.{20,})/u

/** What stands before a number of whoever asks, and before that of all of which any is asked for: 'one of the seven'. */
const isOwn = /\b(?:my|our)(?: own| last| first| spare| other)? $/
const isOfAll = /\b(?:one|any) of (?:the|these|those)(?: remaining| open| original)? $/

/** 'Number 1', 'nr. 1 again' is the first of all. */
const isRank = /\b(?:number|nr|no|rank|ranked|place)\b\.? $/
const first = /^(?:1|one)\b/

/** Of a text in small letters, from which all that was read is cut. `isBounded`: whether what is asked has a bound. */
export function numbersLeft(rest: string, isBounded: boolean): string[] {
  const before = lead.exec(rest)?.[0].length ?? 0
  return [...rest.matchAll(number)].flatMap(({ 0: said, index }) => {
    const isMere = !isBound.test(said) && !hasUnit.test(said)
    const ahead = rest.slice(0, index)
    if (isOwn.test(ahead) || isOfAll.test(ahead) || (isRank.test(ahead) && first.test(said))) return []
    return isMere && (index < before || (!isBounded && few.test(said))) ? [] : [said.trim()]
  })
}
