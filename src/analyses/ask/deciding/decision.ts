/** What whoever asks has to decide, in their own words; null where they say nothing of it. */

import { speaksOfOneself } from '../beside/oneself.ts'

const deeds =
  'accept|add|ban|bet|bid|borrow|build|buy|charter|choose|close|commit|convert|cut|delay|ditch|drop|encrypt|enter|expand|extend|fire|fix|get|go|hedge|hire|hold|insure|install|invest|keep|launch|learn|lease|leave|lock|merge|migrate|move|open|order|pay|pick|plant|postpone|print|prolong|put|quit|raise|rebuild|refuse|relocate|renew|rent|repair|replace|reserve|retire|retrofit|save|scrap|sell|shut|sign|spend|start|stay|stock|stop|store|study|swap|switch|take|trade|train|upgrade|use|wait'

/** Of somebody who speaks of themselves. */
const forms: readonly RegExp[] = [
  /\b(?:should|shall) (?:i|we|my \w+|our \w+|one|they)\b([^?.;]*?)(?=\bor will\b|\bor is\b|[?.;]|$)/iu,
  // 'We must choose: go on or stop.' What is asked after a colon is none of it.
  /\b(?:(?:must|have to|has to|need to|wants? to) )?(?:choose|decide|choosing|deciding)\s*:\s*(?!(?:will|would|is|are|do|does|can|could|how|what|when|which|who|where)\b)[^:?.;]*\bor\b[^:?.;]*/iu,
  /\bbefore (?:i|we)\b[^:?.;]*/iu,
  /^\W*or do (?:i|we)\b[^?.;]*/iu,
  // 'If that is likely, we sell.'
  new RegExp(
    String.raw`\bif (?:so|not|(?:that|this|it|they)\b[^,?.;]{0,40}), (?:then )?(?:i|we) (?:would |will |shall |must |can |better )?(?:${deeds})\b[^?.;]*`,
    'iu',
  ),
  /\b(?:what|which)\b[^?.;]*\b(?:do|to) (?:i |we )?(?:plug in|assume|put in|pencil in)\b[^?.;]*/iu,
  /\b(?:what|which)\b[^?.;]*\b(?:would|should) (?:you|i|we|one) (?:put in|plug in|pencil in|assume|use|enter|take)\b[^?.;]*/iu,
  /\b(?:assumptions?|inputs?) (?:in|for|of) (?:our|my)\b[^?.;]*/iu,
  /\b(?:deciding|decide|choosing|choose|weighing|considering|consider|torn between|waver(?:s|ing)? between|can (?=[^.]*\bor\b)|could (?=[^.]*\bor\b)|thinking (?:of|about)|planning to|plan to|wondering whether to|debating whether|unsure whether to|whether to|wants? to|hesitat\w+ to|about to|must|have to|has to|need to|going to)\b[^:?.;]*/iu,
  /\b(?:is it (?:worth|wise|smart|sensible|safe)|worth|wise to|good idea to|time to|does it (?:pay|make sense) to|better to)\b[^?.;]*/iu,
]
/** Of whoever leads up to a question so. */
const always: readonly RegExp[] = [
  // 'We sign only if tea is dear, and I want four chances in five.'
  /^\W*(?:i|we|(?:my|our|the|this|that) \p{L}+)(?:'d|'ll)? [^?.;]*?\bonly (?:\p{L}+ ){0,2}?(?:if|when|as long as|so long as)\b[^?.;]*/iu,
  /[^?.;]*\bworth (?:it|that|the money)\b[^:?.;]*/iu,
  /\bis it (?:worth|wise|smart|sensible|safe)\b[^:?.;]*/iu,
  /\bwhether (?:or not )?(?:to|we|i)\b[^:?.;]*/iu,
  /\bto [^,:?.;]+ or (?:not )?to\b[^,:?.;]*/iu,
  /\bis (?:it|now|this) (?:a good |the right |the )?(?:time|moment) to\b[^:?.;]*/iu,
  /\b(?:should|shall|ought|must) (?:i|we|he|she|they|my \p{L}+|our \p{L}+)\b[^?.;]*/iu,
  /\bso that (?:i|we|he|she|they|my \p{L}+|our \p{L}+) (?:should|must|ought to)\b[^?.;]*/iu,
  /\b(?:need|needs|have|has|must|got) to (?:decide|choose)\b[^:?.;]*/iu,
  /\b(?:board|committee|council|management|cabinet|owners)\b[^:?.;]{0,30}\b(?:votes?|voting|decides?|chooses?|weighs?)\b[^:?.;]*/iu,
  /\b(?:is|are|was|would be) [^:?.;]{2,40}\b(?:better|wiser?|sensible|safer|a good idea|the better idea)\b[^:?.;]*/iu,
  /\bwould it be (?:wise|worth|smart|sensible|prudent|better|safe)\b[^:?.;]*/iu,
  /\bwhich \p{L}+(?: \p{L}+)? to (?:choose|pick|take|buy|study|order|sign|sell)\b[^?.;]*/iu,
  /\bwhich [^?.;:]{2,40}\bought\b[^?.;]*/iu,
  /\bconsidering (?:an?|the|to|whether)\b[^:?.;]*/iu,
  /\b(?:wants?|urges?|advises?|begs|pushes|presses|recommends|suggests)\b (?:me|us|that (?:i|we)|my \p{L}+|our \p{L}+) (?:to|should) \p{L}[^:?.;]*/iu,
  /\boffers? (?:me|us)\b[^:?.;]*/iu,
  /\b(?:career|investment|purchase|buying|study|pension) (?:advice|timing|decision|choice)\b[^:?.;]*/iu,
]
/** 'Sell the boat or keep it?' */
const alternative = new RegExp(String.raw`^\W*(?:so |now |to )?(?:${deeds})\b[^?]*?(?:,| )or\b[^?:]*`, 'iu')
/** 'Masks now or later?' */
const nowOrLater = /^[^?]{2,80}?\bnow\b,? or (?:later|never|wait\w*|hold(?:ing)? off|next year)\b[^?:]*/iu
/** 'Sell the boat?' Names no amount, as 'Trade in 2031?' does not. */
const single = new RegExp(String.raw`^\W*(?:so |now )?(?:${deeds}) (?!of\b|in\b|share|price|by\b)[^?\d]*\?$`, 'iu')
/** 'I want to know' decides nothing, nor does 'what should I expect'. */
const merelyAsks =
  /^.{0,25}\b(?:know|understand|see|ask|be sure|learn|find out|worry|fear|care|tell|explain|say|write|present|answer|brief)\b|^going to (?:be|get|have|reach|hit|run|cross|pass|live|witness|face|lose|need)\b|\b(?:must|have to|has to|need to) (?:we |i )?(?:wait|live with|expect|hope)\b|^(?:should|shall) (?:i|we|one|they|my \p{L}+|our \p{L}+) (?:\p{L}+ )?(?:expect|see|believe|reckon with|be seeing)\b|\b(?:must|have to|has to|needs? to) (?:stay|last|remain|survive|endure|be)\b/iu

/** Of what was `told` beforehand, else of the sentence that asks: 'What inflation should we put into our model?' */
export function readDecision(told: readonly string[], asked: string): string | null {
  const ofThem = [...told, asked].filter((one) => speaksOfOneself(one))
  return firstIn(told, [alternative, single, nowOrLater]) ?? firstIn(ofThem, forms) ?? firstIn(told, always)
}

export function isAlternative(text: string): boolean {
  return [alternative, single, nowOrLater].some((pattern) => pattern.test(text))
}

function firstIn(texts: readonly string[], patterns: readonly RegExp[]): string | null {
  const found = texts.flatMap((text) => patterns.map((pattern) => pattern.exec(text)?.[0].trim()))
  return found.find((one) => one !== undefined && !merelyAsks.test(one)) ?? null
}

const decided =
  /^\W*(?:(?:should|shall|do|can|may|ought|must) (?:i|we|my|our(?! (?:planet|world))|one)\b(?! (?:see|get|reach|know|have|ever|expect|find)\b)|is (?:it|now|this) (?:a good |the right |the )?(?:time|moment|wise|smart|worth|sensible)\b|would it be (?:wise|worth|smart|sensible|prudent|better)\b|which [^?]{2,40}\bought\b|is [^?]{2,40} (?:an?|the) (?:sensible|good|wise|smart|safe|sound|right|better) (?:subject|choice|idea|career|bet|time|moment|investment|buy|field|option|plan)\b)/i

const deed = new RegExp(String.raw`^(?:${deeds})\b`, 'iu')

/** Whether words begin with something that people do: 'sell the boat'. */
export function isDeed(text: string): boolean {
  return deed.test(text)
}

/** 'Should I sell?' is for whoever asks to decide. */
export function isDecided(sentence: string): boolean {
  return decided.test(sentence) || isAlternative(sentence)
}
