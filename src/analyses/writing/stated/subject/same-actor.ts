/** Whether it is the asked country that does something: 'will France attack the island' is no 'will Spain attack it'. */
import type { Ask } from '../../../ask/ask.ts'
import { placesIn } from '../../../ask/places/place.ts'
import type { Stated } from '../ask-stated.ts'

/** Who stands between 'will' or 'that' and what is done: one alone, and none of several. */
const subject =
  /\b(?:[Ww]ill|[Ww]ould|[Dd]oes|[Cc]an|[Cc]ould|[Mm]ight|[Ii]s|[Aa]re|that|whether) (?:the )?([\p{L}.]+(?: \p{Lu}[\p{L}.]*){0,3}) (?!(?:and|or|plus|vs)\b)(?=\p{Ll})/gu

/** What names no country in its title may be about any. */
export function isOtherActor({ wants, of: { words } }: Ask, { names }: Pick<Stated, 'names'>): boolean {
  const [title = ''] = names.split('\n')
  const told = placesIn(title)
  const acting = [...words.matchAll(subject)].flatMap(([, who = '']) => placesIn(who))
  return wants === 'chance' && told.length > 0 && acting.length > 0 && !acting.some((one) => told.includes(one))
}
