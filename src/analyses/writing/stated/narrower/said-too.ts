/**
 * What a question says of its event that a title must say too, since without it another thing is told: women who are
 * online are no women in parliaments, and a recession that begins and ends is more than one that begins.
 */
import type { Ask } from '../../../ask/ask.ts'
import type { Stated } from '../ask-stated.ts'

type Said = { asked: RegExp; told: RegExp }

const said = (asked: string, told: string = asked): Said => ({
  asked: new RegExp(String.raw`\b(?:${asked})\b`, 'iu'),
  told: new RegExp(String.raw`\b(?:${told})\b`, 'iu'),
})

const problems = [
  'riemann',
  String.raw`p (?:versus|vs\.?|=|equals) np|p\/np|p-np`,
  'hodge',
  'navier',
  'yang[- ]mills',
  'swinnerton|birch',
]

const money = 'euro|yuan|renminbi|yen|sterling|pound'

const all: readonly Said[] = [
  // Of whom, and what they do.
  said(String.raw`online|offline|on the (?:internet|web)|internet (?:users?|access)`, 'online|offline|internet|web'),
  said('women|girls|females?', String.raw`wom[ae]n(?:'s)?|girls?|females?|mothers?`),
  said('rural|countryside|villages?|villagers', 'rural|countryside|villages?'),
  said(String.raw`literate|illiterate|read and write`, 'literate|illiterate|literacy|read'),
  // One of several that a title counts without telling them apart.
  ...problems.map((name) => said(name)),
  // The other one of two, or of a row.
  said('second-dose|second doses?'),
  said(
    String.raw`a second (?!(?:is|be|per|to|or|and|less|more|faster|slower|later|earlier|in|by|before|home|half)\b)\p{L}+`,
    'second',
  ),
  said('wti|west texas'),
  said('super[- ]?(?:volcano(?:es|s)?|eruptions?)'),
  said(
    String.raw`(?:${money})(?:'s|s')? (?:share|reserves)|share of (?:the )?(?:${money})|reserves (?:held )?in (?:${money})s?`,
    String.raw`(?:${money})s?`,
  ),
  { asked: /\balone\b/iu, told: /^(?!.*\bboth\b)/iu },
  // All of them, where one is enough.
  { asked: /^\W*(?:will|would|do|does|are|can) (?:all|every|each)\b/iu, told: /\b(?:all|every|each|both|no)\b/iu },
  // More than that it comes.
  said(
    String.raw`(?:and|but|then) (?:then )?(?:los(?:e|es)|fails?|be (?:beaten|defeated)|gives? up|withdraws?|retreats?)`,
    'los(?:e|es)|fails?|beaten|defeated|withdraws?',
  ),
  said(String.raw`liv(?:e|es|ing) (?:on|in) (?:mars|the moon)`, 'liv(?:e|es|ed|ing)'),
  said(
    String.raw`(?:declared|certified) (?:as )?(?:[\p{L}-]+ )?(?:eradicated|extinct|over|[\p{L}-]*free)`,
    'declared?|certified',
  ),
  said(
    String.raw`(?:begins?|starts?) (?:and|then) (?:also )?(?:ends?|finish(?:es)?|is over)|(?:be|is) over again`,
    String.raw`ends?|over`,
  ),
  said(
    String.raw`(?:used|adopted|owned|held|accepted) by (?:most|half|many|the majority|a majority|over|more than)|in wide(?:spread)? use|widely (?:used|adopted|accepted)`,
    'used?|users|adopted|owned|held|accepted|adoption',
  ),
  said(
    String.raw`succeed(?:s|ed)?|success(?:es|ful|fully)?`,
    'succeed(?:s|ed)?|success(?:es|ful|fully)?|reach(?:es|ed)? orbit',
  ),
  // Or less than that.
  said(
    String.raw`or (?:at least )?(?:be|play|reach|reaches|get to|gets to|come|comes|make it|lose|loses)(?: \p{L}+){0,3} (?:finals?|semi-?finals?|second|third|runners?-?up)`,
    'finals?|semi-?finals?|second|third|runners?-?up',
  ),
]

/** By its title, its label, its unit and its options: a summary tells what else bears on it. */
export function leavesSaid({ of: { words }, condition }: Ask, { names }: Pick<Stated, 'names'>): boolean {
  const [title = '', , ...options] = names.split('\n')
  const own = [title, ...options].join(' ')
  return condition === null && all.some(({ asked, told }) => asked.test(words) && !told.test(own))
}
