/**
 * A second part that leaves out what the first has said: 'at least 30 % by 2031 and 40 % by 2050', 'sun above 5,000 TWh
 * and wind above 4,000 in 2030'. Each is asked in full.
 */
const month = String.raw`(?:\p{L}{3,9}\.? )?`
const time = String.raw`(?:in|by|before|until|at|for) (?:the )?(?:(?:end|start|middle|close|year) of |end |early |mid |late )?${month}(?:20|21)\d\d`
const more = String.raw`(?:(?:to |up to |past |beyond )?(?:at least|at most|no (?:more|less|fewer) than|not (?:more|less) than|more than|less than|fewer than|higher than|lower than|above|below|over|under|beyond|past|exceeds?|reach(?:es)?|hits?|pass(?:es)?|tops?))`
const number = String.raw`(?:US)?[$€£]? ?(?<![\d.,])\d[\d,.]*(?<![.,])`
const and = String.raw`,? (?:and|and then|then|but)(?: also| even| again)? `

/** 'Will it be | at least | 1.3 | degrees above the mean | in 2027, and | at least | 1.5 | | in 2032'. */
const otherBound = new RegExp(
  String.raw`^(.*?\b)(?:(${more}) )?(${number})([^,;:?]{0,60}?) ?(?<=\W)(${time})${and}(?:(${more}) )?(${number})((?: ?%| \p{L}[\p{L}°/-]*){0,4}?),? (${time})(\W*)$`,
  'isu',
)
/** 'In 2027 | be at least 1.3, and | in 2032 | at least 1.5'. */
const timeFirst = new RegExp(
  String.raw`^(.*?\b)(${time})(.*?\b)(?:(${more}) )(${number})([^,;:?]{0,40}?)${and}(${time}),? (?:(${more}) )?(${number})((?: ?%| \p{L}+){0,4}?)(\W*)$`,
  'isu',
)
const begins = String.raw`(?:(?:and |so )?(?:will|would|could|can|does|do)|(?:what (?:is|are) the |the )?(?:chances?|odds|probability|likelihood) (?:that|of)|how (?:likely|probable) is it that)`
const verb = String.raw`(?:(?:will |to )?(?:be|stand|stay|lie|rise|climb|grow|go|get|come|fall|drop|cost|make|generate|produce|supply)(?: (?:at|to))?)`
const name = String.raw`(?:the )?(?!(?:${more})\b|by\b|in\b|then\b|also\b)\p{L}[\p{L}\d’'-]*(?: (?!(?:${more})\b|by\b|in\b)[\p{L}\d’'-]+){0,4}`
/** 'Will | the sun | make | more than | 5,000 TWh | in 2030 and | wind | more than | 4,000'. */
const otherThing = new RegExp(
  String.raw`^(\W*${begins}) (${name}?) (${verb}) (${more}) (${number}[^,;:?]{0,30}?)(?: (${time}))?${and}(${name}?) (${more}) (${number}[^,;:?]{0,30}?)(?: (${time}))?(\W*)$`,
  'isu',
)

/** 'Will | gold | trade | above $5,000 by 2028 | and | coal fall below 4,000 million tonnes by 2035'. */
const otherClause = new RegExp(
  String.raw`^(\W*${begins}) (.{3,120}? ${time})${and}(${name}? (?:be|stay|fall|drop|rise|climb|grow|reach|exceed|pass|hit|top|cost|make|come|win|land|lose|go)\b[^?]{3,120}? ${time})(\W*)$`,
  'isu',
)

/** 'Who wins the | tea | cup | in 2027 and who | the | coffee | one | in 2028'. */
const otherPrize = new RegExp(
  String.raw`^(.*?\b(wins?|takes?|gets?|gains?|leads?) the )(\p{L}+) (\p{L}+)(?: (${time}))?${and}(which [^,?]{2,30}?|who) the (\p{L}+) (?:one|\4)(?: (${time}))?(\W*)$`,
  'isu',
)

/** Each in full; null where nothing is left out. What is asked of both at once is one event. */
export function elidedIn(sentence: string): string[] | null {
  if (/\b(?:both|together|at once|at the same time)\b/i.test(sentence)) return null
  return (
    written(otherBound, sentence, ([lead, how, one, unit, at, howOther, other, unitOther, then, end]) => [
      [[lead, how, `${one}${unit}`, at], end],
      [[lead, howOther || how, `${other}${unitFor(unit, unitOther)}`, then], end],
    ]) ??
    written(timeFirst, sentence, ([lead, at, middle, how, one, unit, then, howOther, other, unitOther, end]) => [
      [[lead, at, middle, how, `${one}${unit}`], end],
      [[lead, then, middle, howOther || how, `${other}${unitFor(unit, unitOther)}`], end],
    ]) ??
    written(otherThing, sentence, ([lead, first, does, how, value, at, second, howOther, other, then, end]) => [
      [[lead, first, does, how, `${value}${unitOf(value) ? '' : unitOf(other)}`, at || then], end],
      [[lead, second, does, howOther, `${other}${unitOf(other) ? '' : unitOf(value)}`, then || at], end],
    ]) ??
    written(otherPrize, sentence, ([lead, does, one, prize, at, who, other, then, end]) => [
      [[lead, one, prize, at || then], end],
      [[who, does, 'the', other, prize, then || at], end],
    ]) ??
    written(otherClause, sentence, ([lead, first, second, end]) => [
      [[lead, first], end],
      [[lead, second], end],
    ])
  )
}

type Said = string | undefined
type Pieces = [pieces: readonly Said[], end: Said]

function written(pattern: RegExp, sentence: string, write: (groups: string[]) => Pieces[]): string[] | null {
  const match = pattern.exec(sentence)
  return match && write(match.slice(1).map((one: Said) => one ?? '')).map(asOne)
}

const unitOf = (value: Said): string => value?.replace(/^\D*[\d,.]+/u, '') ?? ''

/** '%' after '% of seats' is of seats too. */
const unitFor = (first = '', second = ''): string =>
  second.trim() === '' || first.trim().startsWith(second.trim()) ? first : second

const asOne = ([pieces, end]: Pieces): string =>
  pieces
    .map((one) => one?.trim())
    .filter(Boolean)
    .join(' ') + (end ?? '')
