/**
 * Whether something is asked to stay as it is, where an answer tells that it changes: 'the second keeps its definition'
 * and 'the second is redefined'. Neither is the other denied in so many words, so that one answers nothing of the other.
 */
import type { Ask } from '../../../ask/ask.ts'
import type { Stated } from '../ask-stated.ts'

const keeps =
  /\b(?:keeps?|kept|keeping|retain(?:s|ed|ing)?|remain(?:s|ed|ing)?|stay(?:s|ed|ing)?|stick(?:s|ing)? (?:to|with)|unchanged|unaltered|in place)\b/i
const changes =
  /\b(?:re(?:defin|plac|nam|writ|draw)\w*|chang(?:e|es|ed|ing)|abolish\w*|gain(?:s|ed)?|join(?:s|ed|ing)?|beaten|broken|settled|solved|ended|gone)\b/i

export function keepsWhatChanges({ wants, of: { words }, relation }: Ask, { names }: Pick<Stated, 'names'>): boolean {
  const [title = ''] = names.split('\n')
  return wants === 'chance' && relation === null && keeps.test(words) && !changes.test(words) && changes.test(title)
}
