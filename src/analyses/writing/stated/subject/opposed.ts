/**
 * Whether words name what works against an answer, or another thing of the same place: who leaves a union does not join it,
 * what is banned is not made legal, and a probe that lands brings nobody. Which words a title must have, and which a
 * question, is one line each.
 */
import type { Ask } from '../../../ask/ask.ts'
import { splitCondition } from '../../../ask/conditions.ts'
import type { Stated } from '../ask-stated.ts'

type Pair = { asked: RegExp; told: RegExp }

const pair = (asked: string, told: string): Pair => ({
  asked: new RegExp(String.raw`\b(?:${asked})\b`, 'iu'),
  told: new RegExp(String.raw`\b(?:${told})\b`, 'iu'),
})

const pairs: readonly Pair[] = [
  pair(
    'leav(?:e|es|ing)|quits?|exits?|withdraws? from|pulls? out of|secedes?',
    'join(?:s|ed|ing)?|lands?|back in|gains?',
  ),
  pair(
    'abandon(?:s|ed)?|cancel(?:s|led|ed)?|scrap(?:s|ped)?|shelved?|ban(?:s|ned)?|outlaw(?:s|ed)?|forbid(?:s|den)?|prohibit(?:s|ed)?|illegal',
    'issued?|licensed?|legal|released?|published|delivers?',
  ),
  pair('(?:declares?|declared) .{0,60}\\bover|end of the|ends?|ended', 'emergency|begins?|breaks out'),
  pair('(?:ends?|lifts?|revokes?) (?:an?|the|its|this)', 'declares?|begins?'),
  pair(
    'treaty|truce|cease-?fire|peace|agreement|reconcile[ds]?|unite[ds]?|reunif\\w+',
    'fighting|clash(?:es)?|attacks?|blockades?',
  ),
  pair(
    'unmanned|uncrewed|robot\\w*|probes?|rovers?|landers?|orbiters?',
    'people|persons?|humans?|human beings?|astronauts?|crew(?:ed)?|men|women',
  ),
  pair('loses?|losing|loser', 'win|wins|winner|gains?'),
  pair('smallest|(?<!\\bat )least|lowest|weakest', 'winner|largest|most|highest|biggest'),
  pair('fewest|runner-?up|(?:comes?|finish(?:es)?) (?:second|last)|second[ -](?:place|largest|most)', 'winner|largest'),
  pair(
    'bans?|gives? up|disarms?|destroy(?:s|ed)?|dismantles?|dismantled|in peace',
    'carry out|carries out|armed|used in war',
  ),
  pair(
    'generat(?:e|es|ed|ing|ion)|produc(?:e|es|ed|ing|tion)|output|feed(?:s|ing)? in',
    'use|uses|used|needs?|consumes?',
  ),
  pair('use|uses|used|needs?|consumes?|consumption|burns?', 'generates?|produces?'),
  // What merely closes a place off takes none of it.
  pair(
    'invad(?:e|es|ed|ing)|invasion|occup(?:y|ies|ied)|conquers?|conquered|annex(?:es|ed)?|seize[sd]?',
    'blockades?|attacks?',
  ),
  pair('born|births?|revived?', 'dies?|died|killed|deaths?'),
  pair('freed|released from|escapes?', 'in prison|jailed'),
  pair('inflation|cpi|cost of living', 'prices? of|gas|oil'),
  // Where a tournament is held is not who wins it.
  // How much is made or used is no price of it.
  pair('production|output|extraction|demand|consumption|supply', 'prices?'),
  pair('hosts?|hosted|hosting|where', 'wins?|winner|won'),
  pair('winter', 'summer'),
  pair('bicycles?|bikes?|scooters?|motorcycles?|bus(?:es)?|lorry|lorries|trucks?|vans?', 'cars?'),
  // What is made of oil is sold by another measure, and at another price.
  pair('petrol|gasoline|diesel|kerosene|jet fuel|heating oil', 'oil|crude|brent'),
  pair('dies?|died|buried|killed', 'lands?|leads?|be general secretary|is general secretary'),
]

/** What is asked for with the title's own word for it is that, whatever else is said. */
export function isOpposed({ of: { words }, condition }: Ask, { names }: Pick<Stated, 'names'>): boolean {
  const [whole = ''] = names.split('\n')
  // What is taken as given is told apart.
  const title = condition === null ? whole : splitCondition(whole).asked.replace(/ if .*$/su, '')
  return pairs.some(
    ({ asked, told }) => asked.test(words) && told.test(title) && !told.test(words) && !asked.test(title),
  )
}
