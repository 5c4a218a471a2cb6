/** Two events, each with its time, told before it is asked of each: 'tea by 2030, and milk by 2040. How likely is each?' */

const ofEach =
  /^\W*(?:and )?(?:how (?:likely|probable) (?:is|are) (?:each|either|both|the two)|(?:(?:what are|what is|what's) )?(?:the |your )?(?:chances?|odds|probabilit(?:y|ies)|likelihoods?) (?:of|for) (?:each|either|both))(?: of (?:them|these|those|the two))?(?:, separately| separately)?\W*$/iu
const time = String.raw`(?:in|by|before|until) [^,;:?]{0,24}?(?:20|21)\d\d`
const two = new RegExp(
  String.raw`^(?:[^:]{1,60}: )?(?:\(?(?:1|a|i)[.)] )?(.{4,120}? ${time}),? (?:and|plus|;)(?: also)? (?:\(?(?:2|b|ii)[.)] )?(.{4,120}? ${time})[.;!\s]*$`,
  'isu',
)
const number = String.raw`[\d.,]+ ?(?:%|per ?cent|percent)?`
/** 'Women at 30 % of seats by 2030 | women at 40 % by 2040': the second leaves out what both are of. */
const leftOut = new RegExp(
  String.raw`^(\p{L}\D{2,40}?)${number}( of [^,;:?]{2,40}?) ${time} \| (\1${number}) (${time})$`,
  'isu',
)

/** Null where nothing is asked of each. */
export function eachOf(told: string, sentence: string): string[] | null {
  const [, one, other] = (ofEach.test(sentence) && two.exec(told)) || []
  return one === undefined || other === undefined
    ? null
    : [one, inFull(one, other)].map((event) => `What is the chance of ${event}?`)
}

function inFull(one: string, other: string): string {
  const [, , of, lead, at] = leftOut.exec(`${one} | ${other}`) ?? []
  return of === undefined ? other : `${lead}${of} ${at}`
}
