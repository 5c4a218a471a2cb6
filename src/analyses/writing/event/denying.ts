/**
 * What a question asks, denied as one would say it: 'no human being lands on Mars', 'Finland does not lead the report'.
 * Refuses to guess: where it does not know the verb, or the sentence counts or denies already, it is denied as a whole.
 */

/** Words between, and pieces of the sentence word for word. */
export type Denied = readonly (string | { word: string })[]

export function deny(clause: string): Denied {
  const [, one] = /^an? (.+)$/su.exec(clause) ?? []
  if (one !== undefined) return ['no ', { word: one }]
  const verb = isPlain(clause) ? verbIn(clause) : null
  return verb ? denyVerb(verb) : ['it does not come about that ', { word: clause }]
}

function denyVerb({ before, found, after }: Verb): Denied {
  const isOwned = /^ (?:an?|the) /.test(after)
  if (isOwned && found === 'has') return [{ word: before.trimEnd() }, ' does not have', { word: after }]
  if (stays.has(found) && !(isOwned && found === 'have'))
    return [{ word: `${before}${found}` }, ' not', { word: after }]
  const does = found === baseOf(found) ? ' do not ' : ' does not '
  return [{ word: before.trimEnd() }, does, ...withoutEnding(`${found}${after}`)]
}

/** 'At least 120 countries have not' says something else than that fewer have, and 'no case' is denied already. */
const isPlain = (clause: string): boolean =>
  !/^(?:at least|at most|fewer|less|more|over|under|all|every|most|some|half)\b|\b(?:no|not|none|never|both|neither|still)\b/i.test(
    clause,
  )

const stays = new Set(['is', 'are', 'has', 'have'])

/** As they stand in the plural; what is not among them is taken for no verb. */
const verbs = new Set(
  `average begin blockade attack carry close come count declare deliver exceed factor fall fight find gain generate grow
  have hold kill land lead lose make pass put reach record redefine release report rise solve top use win`.split(/\s+/),
)

const baseOf = (word: string): string => {
  if (verbs.has(word)) return word
  const bases = [word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/s$/, '')]
  return bases.find((base) => base !== word && verbs.has(base)) ?? ''
}

/** What stands before a noun. */
const isLead = /\b(?:the|an?|of|in|by|for|to|s|their|its) $/

type Verb = { before: string; found: string; after: string }

/** The first that is no noun after an article: 'the lead' leads nothing. */
function verbIn(clause: string): Verb | null {
  const words = [...clause.matchAll(/\p{L}+/gu)]
  for (const { 0: found, index } of words.slice(1)) {
    const [before, after] = [clause.slice(0, index), clause.slice(index + found.length)]
    if (/^(?:that|which|who|whose|where)$/.test(found)) return null
    if (!isLead.test(before) && (stays.has(found) || baseOf(found) !== '')) return { before, found, after }
  }
  return null
}

/** 'Blockades or attacks the island' is 'blockade or attack the island'. */
function withoutEnding(rest: string): Denied {
  const [, first = '', second = '', after = ''] = /^(\p{L}+)(?: or (\p{L}+))?(.*)$/su.exec(rest) ?? []
  const [one, other] = [baseOf(first), baseOf(second)]
  if (second === '' || other === '') return [{ word: one }, { word: rest.slice(first.length) }]
  return [{ word: one }, ' or ', { word: other }, { word: after }]
}
