/** What a user may be called in public, whatever the sign-in service says, and when two nicknames are the same. */
import { plainLine } from '#kit/plain-line.ts'
import { asLatinWords } from '../latin-look.ts'
import { speaksForHouse } from '../profile.ts'
import { longestName } from '../sign-in-rules.ts'

/**
 * Names that sign-in services report are anybody's choice: longer ones, and such as read otherwise than they are, are
 * no names.
 */
const plainName = plainLine(1, longestName)

/** A name that neither misleads the eye nor speaks for the house. */
const publicName = plainName.refine((name) => !speaksForHouse(name))

export function nameOf(claim: string | null): string | null {
  return plainName.safeParse(claim).data ?? null
}

/**
 * What stands beside a user's items: the nickname, else the name, unless nobody may go by it. Never what R22 shows to the
 * user alone: the part of their address before the @.
 */
export function authorOf({ id, nickname, name }: { id: string; nickname: string | null; name: string | null }): string {
  return publicName.safeParse(nickname?.trim() || name?.trim()).data ?? `Author ${id}`
}

/**
 * 'Zoë Ray', 'zoe ray' and 'ＺＯＥ ray' are one, and so are 'Aca' and 'Аса' in Cyrillic. PostgreSQL's `unaccent` goes on with letters such as ø (see `store.ts`).
 */
export function nicknameKey(name: string): string {
  const small = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .toLocaleUpperCase('en')
    .toLocaleLowerCase('en')
  return asLatinWords(small)
}
