/** What somebody decides hangs on an event, whose chance is what they ask for. */
import { isOfOneself, speaksOfOneself } from '../beside/oneself.ts'
import { isDecided } from './decision.ts'

/** 'It pays only if tea stays below 5 dollars. Will it?' asks for what it hangs on. */
const onlyIf =
  /^(.{3,}?),? (?:but )?(?:only|solely) (?:if|when|as long as|so long as|where|provided(?: that)?) (.{8,}?)[.;!\s]+$/isu
/** 'I would only wait if tea stays below 5 dollars.' */
const onlyBefore = new RegExp(
  String.raw`^(\W*(?:i|we|my \p{L}+|our \p{L}+|(?:the|this|that) (?:investment|plan|project|deal|venture|bet|purchase|scheme))(?:'d|'ll)?(?: (?:would|will|shall|can|could|may))?) (?:only|solely) (\p{L}[^,;:]{1,60}?) (?:if|when|as long as|so long as|where|provided(?: that)?) (.{8,}?)[.;!\s]+$`,
  'isu',
)
/** '..., so will it?' asks for what stood before. */
const askedAtEnd =
  /^(.{12,}?),? (?:(?:and )?so|but|and)[,:]? ((?:will|would|does|do|is|are|can|could) (?:it|that|this|they|these|those)(?: (?:happen|come true|be so|hold|last|do so|be the case|likely|probable))?|how (?:likely|probable) is (?:it|that|this))\?\W*$/isu
const asksForThat =
  /^\W*(?:and |so |but )?(?:(?:will|would|does|do|is|are|can|could) (?:it|that|this|they|these|those)(?: (?:happen|come true|be so|hold|last|do so|be the case|likely|probable))?|(?:and )?how (?:likely|probable|certain|sure|realistic) is (?:it|that|this)|what are the (?:odds|chances)(?: of (?:it|that|this))?|what is the (?:chance|probability|likelihood)(?: of (?:it|that|this))?)\?\W*$/iu
/** How sure they want to be is no part of the event: 'and I want four chances in five'. */
const wanted =
  /,? and (?:i|we) (?:want|need|require|demand|insist on|ask for|would like|must have|expect)\b.*\b(?:chances?|odds|probability|likelihood|likely|sure|certain|certainty|confidence|per ?cent|percent|%).*$/isu

/** 'If tea is under 5 dollars, we buy', 'we buy if tea is under 5 dollars'. */
const ifThen = /^\W*if (.{8,}?), (?:then )?((?:we|i) (?!\p{L}+ (?:to )?know\b)[^,;]+?)[.;!\s]+$/isu
const thenIf = /^\W*((?:we|i) [^,;]+?),? (?:if|when|once|as soon as) (.{8,}?)[.;!\s]+$/isu

/** Two sentences in place of both; null where they do not hang together. */
export function hungOn(told: string, sentence: string): string[] | null {
  const isForThat = asksForThat.test(sentence)
  if (!isForThat && !isDecided(sentence) && !isDeedOf(told, sentence)) return null
  return onlyThen(told, isForThat) ?? (isForThat ? whereSo(told) : null)
}

/** '... I hedge only if it rains. Hedge?' */
function isDeedOf(told: string, sentence: string): boolean {
  const [, deed] =
    /^\W*(?:so |and |then )?(\p{L}{3,})(?: (?:it|them|on|now|yet|then|or not))?\W*\?\W*$/iu.exec(sentence) ?? []
  return deed !== undefined && new RegExp(String.raw`^\W*(?:i|we)(?: \p{L}+)? ${deed}\b`, 'iu').test(told)
}

/** What they want besides is told with it, where it is asked whether to do it. */
function onlyThen(told: string, isForThat: boolean): string[] | null {
  const [whole = '', lead, event] = onlyIf.exec(told) ?? deedFirst(onlyBefore.exec(told)) ?? []
  if (event === undefined) return null
  const deed = isOfOneself(lead ?? '') ? `${lead} only if so.` : `${lead}.`
  return [isForThat ? deed : whole.trim(), `How likely is it that ${plainly(event.replace(wanted, ''))}?`]
}

/** 'Buy gold if it is dear' speaks of gold. */
function deedFirst(match: RegExpExecArray | null): (string | undefined)[] | null {
  if (match === null) return null
  const [whole, who, deed = '', event = ''] = match
  const object = /^\p{L}+ (?:more |some )?(?!for\b|to\b|in\b|on\b)(.+)$/iu.exec(deed)?.[1]
  return [whole, `${who} ${deed}`, object === undefined ? event : event.replace(/^(?:it|they)\b/iu, object)]
}

/** A sentence that tells what somebody decides by, and what it asks at its end, apart; else itself. */
export function partedBeforeAsking(sentence: string): string[] {
  const [, told, asked] = askedAtEnd.exec(sentence) ?? []
  const hangs = told !== undefined && [onlyIf, onlyBefore, ifThen, thenIf].some((form) => form.test(`${told}.`))
  return hangs && speaksOfOneself(told) ? [`${told}.`, `${asked}?`] : [sentence]
}

function whereSo(told: string): string[] | null {
  const [, event, deed] = ifThen.exec(told) ?? swapped(thenIf.exec(told)) ?? []
  return event === undefined ? null : [`If so, ${deed}.`, `How likely is it that ${plainly(event)}?`]
}

const swapped = (match: RegExpExecArray | null) => match && [match[0], match[2], match[1]]

/** 'That it is likelier than not to rain' asks whether it will. */
const plainly = (event: string): string =>
  withoutWanted(event)
    .replace(sureTo, 'will')
    .replace(/\b(will|would) (?:very |most )?(?:probably|likely|presumably)\b/iu, '$1')

/** How likely it must be is no part of the event: 'that a strike is less than 45 % likely', 'it is 3 in 4 or better that it rains'. */
function withoutWanted(event: string): string {
  const [, thing] = likelyEnough.exec(event) ?? []
  if (thing !== undefined) return /^(?:an?|any|another) /iu.test(thing) ? `there is ${thing}` : thing
  return event.replace(enoughThat, '').replace(chanceOf, '$1')
}

const compares = String.raw`(?:(?:at least|at most|more than|less than|over|under|above|below|no more than|no less than|better than|worse than) )?`
const share = String.raw`(?:[\d.]+ ?(?:%|per ?cent)|(?:\d+|one|two|three|four|five|six|seven|eight|nine) (?:in|out of|to) (?:\d+|one|two|three|four|five|ten|twenty|a hundred))(?: or (?:more|better|less|lower|higher|worse))?`
const likelyEnough = new RegExp(String.raw`^(.{6,}) (?:is|are) ${compares}${share} (?:likely|probable)\W*$`, 'isu')
const enoughThat = new RegExp(
  String.raw`^(?:it|there)(?:'s| is| are) (?:a |an )?${compares}${share}(?: (?:likely|probable|sure|certain|chance|odds|probability|likelihood))? that `,
  'iu',
)
const chanceOf = new RegExp(
  String.raw`^(?:the )?(?:chances?|odds|probability|likelihood) (?:of|that) (.{6,}) (?:is|are|stands? at) ${compares}${share}\W*$`,
  'isu',
)

/** How sure they must be is told, and is no part of the event: 'is more than 75 % likely to'. */
const sureTo =
  /\b(?:is|are) (?:likelier than not|more likely than not|(?:(?:at least|more than|over|above) )?(?:[\d.]+ ?(?:%|per ?cent) )?(?:likely|sure|certain)|expected|going) to\b/iu

const whoever = String.raw`(?:i|we|my \p{L}+|our \p{L}+|it|that|this)`
const loses = String.raw`(?:(?:would|will|stand to|stands to|have to|has to|must|could) )?(?:loses?|pays?|owes?|am out|are out|is out|forfeits?|costs?|miss(?:es)?|saves?|gains?|earns?|makes?|gets?)`
/** 'If tea hits 6 dollars I lose 90,000.' */
const stake = new RegExp(
  String.raw`^\W*(?:and |but |so )?(?:if|should|in case|once|when|whenever|as soon as) (.{8,}?),? (?:then )?${whoever}(?:'d|'ll)? ${loses}\b.*(?:\d|\b(?:hundred|thousand|million|billion|money|everything)s?\b)`,
  'isu',
)
const worthIt =
  /^\W*(?:so |and |then )?(?:(?:is|would) (?:it|that|this) (?:be )?)?(?:worth (?:it|that|the money|buying|taking|doing|having)|a (?:good|fair) (?:deal|price)|do i (?:buy|take|need) it|do we (?:buy|take|need) it)\b[^?]*\?\W*$/iu

/** The last of what was told, with the question, and the chance that is asked; null where nothing is at stake. */
export function stakedOn(told: readonly string[], sentence: string): string[] | null {
  const last = told.at(-1)
  if (last === undefined || !(worthIt.test(sentence) || isDecided(sentence))) return null
  const event = told.map((one) => stake.exec(one)?.[1]).find((one) => one !== undefined)
  if (event === undefined) return null
  return [`${withoutEnd(last)} – ${withoutEnd(sentence)}.`, `How likely is it that ${event}?`]
}

const withoutEnd = (sentence: string): string => sentence.replace(/[.;!?\s]+$/, '')
