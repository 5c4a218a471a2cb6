/** What users say of themselves: a nickname, and the address of a picture. */
import { z } from 'zod'
import { plainLine } from '#kit/plain-line.ts'
import { isKnownPhoto } from './photo.ts'

/** Names that would speak for the house. */
const reserved = /^(farsight.*|(the)?house|admin(istrator)?s?|operators?|moderators?|support|staff|system)$/i

/** However they are spelt: 'ＦＡＲＳＩＧＨＴ', 'F.a.r.s.i.g.h.t', 'Móderator'. */
function speaksForHouse(name: string): boolean {
  return reserved.test(name.normalize('NFKD').replaceAll(/\P{L}/gu, ''))
}

export const nickname = plainLine(2, 40).pipe(
  z.string().refine((name) => !speaksForHouse(name), 'speaks for the house, so nobody may take it'),
)

export const photoUrl = z
  .string()
  .max(500)
  .refine(
    isKnownPhoto,
    'lies on a host whose pictures are not shown here. Without one, your initials stand in its place',
  )
