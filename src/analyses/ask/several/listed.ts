/** Things that are listed in one question, one for each of which it asks: 'a barrel of oil and an ounce of gold cost'. */

const quantity = String.raw`(?:levels?|concentration|share|price|rate|number|population|temperature|percentage|per ?cent|expectancy|index|gdp|inflation|emissions|mortality|extent|area|output|generation|capacity|count|total|debt|income|sales|chance|odds|probability|date)`
/** 'Tea houses in 2031, and the tea share of breakfasts', 'date of the fair, plus tea as % of drinks'. */
const listed = new RegExp(
  String.raw`^(.*\b(?:${quantity}|when|how much|how many|per \p{L}+)\b.*?)(?:,|;|\?)? ?(?:, and|, plus|,? as well as|; and|;|\bplus\b) ((?:[\p{L}\p{N}%-]+ ){0,5}?(?:%|${quantity}\b).*)$`,
  'isu',
)
/** '% over 65 and children per woman'. */
const measured =
  /^(.*(?:%|\bper ?cent|\bshare|\bper \p{L}+|\bnumber|\bprice).*?) and ((?:the )?(?:[\p{L}-]+ ){1,3}per (?:person|woman|head|capita|man|child|household|worker|country|100|1,?000)\b.*)$/isu
/** 'Two probabilities: that it rains, and that tea is dear'. */
const thatIs =
  /^(.*?\b(?:chances|probabilities|odds|likelihoods|numbers|figures|percentages)\b.*?)[:,] *(?:that|of) (.+?),? (?:and|plus|;) (?:that|of) (.+)$/isu
const together = /\b(?:joint(?:ly)?|both|together|at once)\b/iu

/** 'The chance of 4 dollars or more, and of 5 or more'. */
const chancesOf = /^(.*?\b(?:chances?|odds|probability|likelihood)) of (.+?), (?:and|plus|and also) of (.+)$/isu
/** Said once, at the end, it is the time of both. */
const timeOfBoth = /,? (?:in|by|before|until|for) (?:the )?(?:end of )?(?:\p{L}{3,9} )?(?:20|21)\d\d\W*$/u
const hasYear = /\b(?:20|21)\d\d\b/

/** Each of two events of which the chances are asked; null where one chance of both is, or of something else. */
export function eventsIn(sentence: string): string[] | null {
  return together.test(sentence) ? null : (toldOf(sentence) ?? chancesIn(sentence))
}

function toldOf(sentence: string): string[] | null {
  const [, , one, other] = thatIs.exec(sentence) ?? []
  return one === undefined || other === undefined ? null : [one, other].map((event) => `the chance that ${event}`)
}

function chancesIn(sentence: string): string[] | null {
  const [, lead = '', one, other] = chancesOf.exec(sentence) ?? []
  if (one === undefined || other === undefined) return null
  const [time = ''] = hasYear.test(one) ? [] : (timeOfBoth.exec(other) ?? [])
  return [`${lead} of ${one}${time}`, `the chance of ${other}`]
}

const hasVerb = /\b(?:will|would|could|can|is|are|does|do|did|should|if|has|have)\b/i

/** What is listed without a verb, as two things that are asked. */
export function listedIn(text: string): string[] {
  if (hasVerb.test(text) || together.test(text)) return [text]
  const [, one, other] = listed.exec(text) ?? measured.exec(text) ?? []
  return one === undefined || other === undefined ? [text] : [one, other]
}

const date = String.raw`(?:(?:the )?(?:end|start|middle|close) of |end |early |mid |late )?(?:\p{L}{3,9}\.? )?(?:20|21)\d\d`
const preposition = '(?:in|by|before|until|for|at)'
/** 'By 2028, and by 2031', 'in 2030, 2040 and 2050'; 'between 2030 and 2040' is one time. */
const manyTimes = new RegExp(
  String.raw`^(.*?)(?<!\b(?:between|from) )\b(${preposition}) (${date})((?:, (?:${preposition} )?${date})*),? and (?:also )?((?:${preposition} )?${date})\b(?!-|/)(.*)$`,
  'isu',
)
/** The last two of three are no two things. */
const twoThings =
  /^(.*?)\b(?<!, )((?:the |world )?[\p{L}\d]+) and ((?:the )?[\p{L}\d]+) (each\b|respectively\b|prices\b|shares\b|levels\b|rates\b|emissions\b)(.*)$/isu

/** 'A barrel of oil and an ounce of gold cost'. */
const twoPieces =
  /^(.*?)\b((?:an?|one|the) \p{L}+ of [\p{L} ]{2,20}?) and ((?:an?|one|the) \p{L}+ of [\p{L} ]{2,20}?) (cost|fetch|be worth|trade|sell|be|each)\b(.*)$/isu

/** 'Where will tea and coffee be priced', 'what do you expect tea and coffee to cost'. */
const twoPriced =
  /^(\W*(?:what|where|how much|at what price)\b.*?\b(?:will|would|do|does|expect|is|are)(?: you expect)?(?: the)?) ([\p{L}\d]+) and ((?:the )?[\p{L}\d]+) ((?:going )?(?:to )?(?:be |trade |sell |cost\b|costs\b|fetch\b|be worth|stand|go for|average)[^?]*.*)$/isu

/** 'The shares of people with tea and with coffee be', 'the prices of tea and of coffee'. */
const manyOf =
  /^(.*\bthe )(share|price|level|number|rate|concentration|value|amount|percentage)s of ((?:(.+?) with )?.+?),? and (?:of |(with ))?(.+?) (be|stand|reach|lie|come to)\b(.*)$/isu

/** 'By 2028 or by 2031?' asks for both; 'in 2030 or 2031' is one time. */
const eitherTime = new RegExp(
  String.raw`^(.*?)\b(by|before|until) (${date}),? or (?:only )?(\2 ${date})\b(?!-|/)(.*)$`,
  'isu',
)

/** One for each of two times or two things. */
export function spread(text: string): string[] {
  return (
    spreadBy(twoPieces, text, ([, before, one, other, verb, after]) =>
      [one, other].map((thing) => `${before}${thing} ${verb}${after}`),
    ) ??
    spreadBy(twoPriced, text, ([, before, one, other, rest]) =>
      [one, other].map((thing) => `${before} ${thing} ${rest}`),
    ) ??
    spreadBy(manyTimes, text, ([, lead, word = '', one = '', between = '', last = '', rest]) =>
      [one, ...between.split(', ').slice(1), last].map((time) => `${lead}${withWord(time, word)}${rest}`),
    ) ??
    spreadBy(eitherTime, text, ([, lead, word = '', one = '', last = '', rest]) =>
      [`${word} ${one}`, last].map((time) => `${lead}${time}${rest}`),
    ) ??
    spreadBy(manyOf, text, ([, before, noun, first, head, isWith, second, verb, after]) =>
      [first, isWith && head ? `${head} with ${second}` : second].map(
        (thing) => `${before}${noun} of ${thing} ${verb}${after}`,
      ),
    ) ??
    spreadBy(twoThings, text, ([, before, one, other, noun = '', after]) =>
      [one, other].map((thing) => `${before}${thing}${ofEach(noun)}${after}`),
    ) ?? [text]
  )
}

const startsSo = new RegExp(`^${preposition} `, 'iu')
const withWord = (time: string, word: string): string => (startsSo.test(time) ? time : `${word} ${time}`)

function spreadBy(pattern: RegExp, text: string, spreading: (groups: RegExpExecArray) => string[]): string[] | null {
  const match = pattern.exec(text)
  return match && spreading(match)
}

/** 'Prices' of two are a 'price' of each. */
const ofEach = (noun: string): string => (/^(?:each|respectively)$/i.test(noun) ? '' : ` ${noun.replace(/s$/i, '')}`)
