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

const all: readonly Said[] = [
  // Of whom, and what they do.
  said(String.raw`online|offline|on the (?:internet|web)|internet (?:users?|access)`, 'online|offline|internet|web'),
  said('women|girls|females?', String.raw`wom[ae]n(?:'s)?|girls?|females?|mothers?`),
  said('rural|countryside|villages?|villagers', 'rural|countryside|villages?'),
  said(String.raw`literate|illiterate|read and write`, 'literate|illiterate|literacy|read'),
  // One of several that a title counts without telling them apart.
  ...problems.map((name) => said(name)),
  // More than that it comes.
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
