/**
 * Whether an answer's title names all that a question names: 'how many nurses are killed' is no 'how many journalists', and
 * of 'people on Mars or the oldest person' neither alone is asked. A summary tells what else bears on a thing, and makes it
 * no other.
 */
import { wordsIn } from '#kit/text.ts'
import type { Ask, Clause } from '../../../ask/ask.ts'
import { contentWords } from '../../../question/content-words.ts'
import { isMisspelt } from '../../../question/misspelt.ts'
import { isForm } from '../../../question/word-forms.ts'
import type { Stated } from '../ask-stated.ts'

/** They say of what sort, how much or whose something is, and name nothing by themselves. */
const carriers = new Set(
  `account age air amount annum atmosphere average baseline board body calendar case census change climate collection committee count course coverage deadline event difference
  earth executive extent fact gap generation goal government group growth headcount history inhabitant inhabitants installation installations job lack margin member members
  model models money movement occasion operations organisation organization pace parity parliament part peak piece plan planet plant plants population product
  project publication quantity record round section series set source sources staff stage start starts state station stations stock sum summary summer surface
  survey system target team tally term toll total un version volume wartime water`.split(/\s+/),
)
const attributes = new Set(
  `actual additional annual approximate atmospheric awful bleak bloody brutal corporate current decent dire dreadful domestic economic entire expected federal financial
  formal global ghastly gross grim hard individual industrial international latest likely military national nominal official ordinary overall plausible political possible
  presidential probable public reasonable relevant respective sensible single specific terrible total tough ultimate various whole yearly`.split(
    /\s+/,
  ),
)
/** What stands in a title in other words of the same sort. */
const alike: Readonly<Record<string, readonly string[]>> = {
  war: ['fighting', 'conflict', 'attack', 'wartime'],
  court: ['inquiry'],
  law: ['legal'],
  electricity: ['twh'],
  particles: ['aerosol'],
  output: ['electricity', 'emissions'],
  production: ['electricity'],
  line: ['subscriptions'],
  lines: ['subscriptions'],
  connection: ['subscriptions'],
  connections: ['subscriptions'],
  registrations: ['sales'],
  registration: ['sales'],
}

export function lacksThings({ of, condition }: Ask, { names }: Pick<Stated, 'names'>): boolean {
  const [title = '', summary = '', ...options] = names.split('\n')
  const own = [title, ...options].join(' ')
  // What is taken as given may be told at length in the summary: its own guards hold the rest.
  return lacks(of, holderOf(own)) || (condition !== null && lacks(condition.of, holderOf(`${own} ${summary}`)))
}

type Has = (word: string) => boolean

function lacks({ things = [], words }: Clause['of'], has: Has): boolean {
  const inShort = new Set(shortened(words).flatMap(({ said, initials }) => (has(initials) ? said : [])))
  return things.some((word) => !carriers.has(word) && !attributes.has(word) && !inShort.has(word) && !isSaid(word, has))
}

const isSaid = (word: string, has: Has): boolean =>
  [[word], ...contentWords(word).flatMap(({ also }) => also), ...(alike[word] ?? []).map((one) => [one])].some((all) =>
    all.every(has),
  )

/** By title, label, unit and options, and by what may stand for their words. */
function holderOf(names: string): Has {
  const own = names.replaceAll('US$', 'dollar').normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const held = [...wordsIn(own.toLowerCase()), ...contentWords(own).flatMap(({ word, also }) => [word, ...also.flat()])]
  return (word) => held.some((one) => isForm(word, one) || (one.length >= leastLetters && isMisspelt(word, one)))
}
const leastLetters = 6

/** 'The Committee to Protect Journalists' is told as 'CPJ'. */
function shortened(words: string): { said: string[]; initials: string }[] {
  return [...words.matchAll(full)].map(([all]) => {
    const said = wordsIn(all).filter((word) => /^\p{Lu}/u.test(word))
    return {
      said: said.map((word) => word.toLowerCase()),
      initials: said
        .map(([first]) => first)
        .join('')
        .toLowerCase(),
    }
  })
}
const full = /\b\p{Lu}\p{Ll}+(?: (?:of|to|for|and|on|the|\p{Lu}\p{Ll}+)){0,4} \p{Lu}\p{Ll}+/gu
