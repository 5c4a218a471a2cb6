/** What a user may be called in public, whatever the sign-in service says, and when two nicknames are the same. */
import { z } from 'zod'
import { plainLine } from '#kit/plain-line.ts'
import { nickname } from '../profile.ts'
import { displayName } from '../user.ts'

/**
 * Names that sign-in services report are anybody's choice: longer ones, and such as read otherwise than they are, are
 * no names.
 */
const plainName = plainLine(1, 100)

/**
 * A name that neither misleads the eye nor speaks for the house. The rule for nicknames knows the latter, in names of
 * their length.
 */
const publicName = plainName.pipe(
  z.string().refine((name) => name.length < 2 || name.length > 40 || nickname.safeParse(name).success),
)

export function nameOf(claim: string | null): string | null {
  return plainName.safeParse(claim).data ?? null
}

/** What stands beside a user's items: the name of R22, unless nobody may go by it. */
export function authorOf(user: { nickname: string | null; name: string | null; email: string | null }): string {
  return publicName.safeParse(displayName(user)).data ?? displayName({})
}

/**
 * 'Zoë Ray', 'zoe ray' and 'ＺＯＥ ray' are one. PostgreSQL's `unaccent` goes on with letters such as ø (see `store.ts`).
 */
export function nicknameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .toLocaleUpperCase('en')
    .toLocaleLowerCase('en')
}
