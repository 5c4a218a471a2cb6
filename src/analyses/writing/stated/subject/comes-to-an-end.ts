/**
 * Whether it is asked if something ends, where an answer tells only of something that comes: of 'do wars end' no chance
 * that a weapon is used is one.
 */
import type { Ask } from '../../../ask/ask.ts'
import type { Stated } from '../ask-stated.ts'

/** 'A dead end' ends nothing. */
const ends =
  /\b(?<!\b(?:an?|the|any|no|dead|that|this|its|their)[ -])(?:end|ends|ended|ending|stop|stops|cease|ceases|be over|come to an end|peter out|fizzle out)\W*$/iu
/** A title that tells of an end in any words. */
const isOfEnd =
  /\b(?:ends?|ended|stops?|ceases?|over|no|not|none|zero|free|gone|last|leaves?|loses?|falls?|fewer|below|without|closes?|abolish\w*|bans?|banned|repeal\w*|eradicat\w*|wiped|peace|truce|cease-?fire|extinct|retire[ds]?|dies?)\b/iu

/** 'By the end of 2030' says until when. */
const untilWhen = /\b(?:at|by|until|before) (?:the )?end of\b/giu

export function tellsNoEnd({ wants, relation, of }: Ask, { names, relation: stated = null }: Named): boolean {
  const [title = ''] = names.split('\n')
  const isOfEvent = (wants === 'chance' || wants === 'time') && relation === null && stated === null
  return isOfEvent && ends.test(of.words) && !isOfEnd.test(title.replaceAll(untilWhen, ' '))
}
type Named = Pick<Stated, 'names'> & Partial<Pick<Stated, 'relation'>>
