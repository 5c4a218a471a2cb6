/** What users say of themselves: a nickname, and the address of a picture. */
import { z } from 'zod'
import { plainLine } from '#kit/plain-line.ts'
import { isKnownPhoto } from './photo.ts'

/** Names that would speak for the house. */
const reserved = /^(farsight|the house|house|admin(istrator)?|operators?|moderators?|support|staff|system)$/i

export const nickname = plainLine(2, 40).pipe(
  z.string().refine((name) => !reserved.test(name), 'speaks for the house, so nobody may take it'),
)

export const photoUrl = z
  .string()
  .max(500)
  .refine(isKnownPhoto, 'lies on a host whose pictures are not shown here. Without one, your initials stand in its place')
