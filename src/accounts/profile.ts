/** What users say of themselves: a nickname, and the address of a picture. */
import { z } from 'zod'
import { plainLine } from '#kit/plain-line.ts'
import { latinLook } from './latin-look.ts'
import { isKnownPhoto } from './photo.ts'

/** Names that would speak for the house. */
const reserved = /^(.*farsight.*|(the)?house|admin(istrator)?s?|operators?|moderators?|sources?|support|staff|system)$/
/** Written as they look: i, l and 1 are one sign, and so are m and rn. */
const looks = new RegExp(reserved.source.replaceAll('i', '[il]').replaceAll('m', '(m|rn)'))

/**
 * However they are spelt, and by whatever signs that look the same: 'ＦＡＲＳＩＧＨＴ', 'F.a.r.s.i.g.h.t', 'Móderator',
 * 'Admın', '0perator', 'аdmіn' in Cyrillic. Digits at the end may also be digits: 'admin 1'.
 */
export function speaksForHouse(name: string): boolean {
  const words = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return [words, words.replaceAll(/\d/g, '')].some((one) => looks.test(latinLook(one)))
}

export const nickname = plainLine(2, 40).pipe(
  z.string().refine((name) => !speaksForHouse(name), 'sounds as if Farsight itself spoke, so nobody may take it'),
)

export const photoUrl = z
  .string()
  .max(500)
  .refine(
    isKnownPhoto,
    'lies on a host whose pictures are not shown here. Without one, your initials stand in its place',
  )
