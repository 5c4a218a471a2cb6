/**
 * How something bears on a number, where a text says so: which way it pushes, at what level it shows, on what day and
 * until when. A number stands here only where its writer states one.
 */
import { z } from 'zod'
import { comparison } from '#kit/comparison.ts'
import { ways } from './ways.ts'

/** A year, a quarter, a month or a day: `2027`, `2027-Q1`, `2027-04`, `2027-04-15`. */
export const when = z.string().regex(/^\d{4}(-(Q[1-4]|(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?))?$/)

export const pushes = z.enum(ways)
const level = z.object({ comparison, value: z.number(), unit: z.string().min(1).max(60) })
/** Said in the words of the text: half a sentence to three. */
export const said = z.string().trim().min(3).max(600)

/** What shows it coming: a level that is passed, known on a day, or reached by one. */
export const shown = {
  level: level.exactOptional(),
  on: when.exactOptional(),
  by: when.exactOptional(),
}
