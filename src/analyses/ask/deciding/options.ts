/** The options that somebody names where they say what they decide: 'should we buy or lease' names two. */

import { longestName, mostOptions } from '../../decision/why-not-choice.ts'
import { isDeed } from './decision.ts'

/** What leads up to the first of them, a word at a time. */
const lead =
  /^(?:[^\p{L}\p{N}]+|(?:so|should|shall|must|may|i|we|one|they|you|whether|between|to|if|deciding|decide|choosing|choose(?= between| whether|\s*:)|weighing|considering|torn|wavers?|wavering|wondering|debating|unsure|hesitat\w+|planning|plan|thinking (?:of|about)|(?:want|wants|have|has|need|going|about|better|wise to?|good idea|time|moment|pay|make sense) to|either|(?:can|could)(?= either)|(?:can|could) (?:i|we)|(?:my|our) \w+|is (?:it|now|this)(?: an?| the)?(?: good| right| wise| worth| smart| sensible| safe| better)?(?: time| moment)?|does it)(?=[^\p{L}]|$)\s*)/iu
const orNot = /\b(?:or not\b(?: to)?|whether or not(?: to)?)/iu

/** Two to four, as they were put; none where fewer are named, or more than anybody decides between. */
export function readOptions(decision: string): string[] {
  const deed = withoutLead(decision.replace(orNot, ' '))
  if (orNot.test(decision)) return deed === '' || isList(deed) ? [] : bounded([deed, notTo(deed)])
  return isList(deed) ? bounded(parted(deed, decision)) : []
}

/** Where one deed is all that is named, there is the other option of leaving it. */
export function suggestOptions(decision: string): string[] {
  const named = readOptions(decision)
  if (named.length > 0) return named
  const deed = withoutLead(decision)
  return isDeed(deed) && !isList(deed) ? bounded([deed, notTo(deed)]) : []
}

const notTo = (deed: string): string => `do not ${deed.replace(/^\p{Lu}/u, (sign) => sign.toLowerCase())}`
const isList = (text: string): boolean => /(?:\bor\b|\bversus\b|\bvs\b)/iu.test(text) || /\band\b/iu.test(text)

function withoutLead(text: string): string {
  const rest = text.trim().replace(/[\s?.!,;:–-]+$/u, '')
  const cut = rest.replace(lead, '')
  return cut === rest ? rest : withoutLead(cut)
}

/** 'Between a and b' lists by 'and'; else 'and' is part of what is done. */
function parted(text: string, decision: string): string[] {
  const by =
    /\bbetween\b/iu.test(decision) && !/\bor\b/iu.test(text)
      ? /,(?!\d)\s*(?:and\s+)?|\s+and\s+/iu
      : /,?\s+(?:or(?: else| rather)?|versus|vs\.?)\s+|,(?!\d)\s*/iu
  return text.split(by).map(withoutLead)
}

/** All of them can be told apart, or none is taken for what was meant. */
function bounded(names: readonly string[]): string[] {
  const isFine =
    names.length > 1 &&
    names.length <= mostOptions &&
    names.every((name) => name !== '' && name.length <= longestName) &&
    new Set(names.map((name) => name.toLowerCase())).size === names.length
  return isFine ? [...names] : []
}
