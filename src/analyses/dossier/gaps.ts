/** What the base lacks for a question, a sentence each, the gravest first. */
import type { Dossier } from './dossier.ts'
import { dossierKinds } from './kinds/index.ts'
import { whyOver } from './over.ts'

const gone = 'Something that was chosen has gone from the base since, or has been resolved: the report does without it.'

/**
 * Words of the question, as they were typed: `unknown` are those that nothing in the base holds, `topics` what it names,
 * the rarest first. `hasGone`: something that was chosen for it has.
 */
export type Wanting = {
  unknown: readonly string[]
  topics: readonly string[]
  hasGone?: boolean
  /** What is asked beyond as much as is answered at once. */
  left?: readonly string[]
}

export function gapsOf(dossier: Omit<Dossier, 'gaps'>, wanting: Wanting): string[] {
  const over = whyOver(dossier)
  return over === null ? gapsAhead(dossier, wanting) : [over]
}

function gapsAhead(dossier: Omit<Dossier, 'gaps'>, { unknown, topics, hasGone = false, left = [] }: Wanting): string[] {
  // Of a text that asks nothing, no series and no question is wanting.
  const isNothing = dossier.items.length === 0 || dossier.read.parts.length === 0
  const ofWords = [
    ...(hasGone ? [gone] : []),
    ...(left.length ? [sayLeft(left)] : []),
    ...(unknown.length ? [sayUnknown(unknown, dossier.understood.text)] : []),
    ...(isNothing && unknown.length === 0 ? [sayMentioned(topics)] : []),
  ]
  if (isNothing) return ofWords
  return [...ofWords, ...Object.values(dossierKinds).flatMap((kind) => kind.gapsIn(dossier))]
}

function sayLeft(questions: readonly string[]): string {
  const cut = questions.map((one) => (one.length > 80 ? `${one.slice(0, 79).trimEnd()}…` : one))
  return `One report answers four questions at most, so that ${listed(quoted(cut, 3), 'and')} must be asked apart.`
}

function sayUnknown(words: readonly string[], text: string): string {
  const said = `Nothing in the base is about ${listed(quoted(words, 4), 'or')}.`
  return text.trim().includes(' ') ? said : `${said} ${canBeAsked}`
}

const canBeAsked =
  'Ask what is to come: how likely something is, how much there will be in a year, when it comes, or which of several, such as “Will oil cost more than 80 dollars in December 2027?”'

/** Each of them stands somewhere, and nothing is about what they say together. */
function sayMentioned(topics: readonly string[]): string {
  if (topics.length === 0) return `The question names nothing that could be looked for. ${canBeAsked}`
  const them = topics.length === 1 ? 'it' : 'them together'
  return `Texts of the base mention ${listed(quoted(topics, 3), 'and')}, and none is about ${them}.`
}

const quoted = (words: readonly string[], most: number) => words.slice(0, most).map((word) => `“${word}”`)

/** 'a', 'a and b', 'a, b and c'. */
function listed(words: readonly string[], last: 'and' | 'or'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}
