/** What platforms write in answers: chances, counts, words and moments, as far as they are what they should be. */
import { z } from 'zod'
import { SourceFault } from '../faults.ts'

/** A field of which nothing is sure, not even that it is there. */
export const whatever = z.unknown().optional()

/** A number or its text, from 0 to 1; 7, 'NaN', null and '62%' are none. Throws `SourceFault`. */
export function chanceIn(given: unknown): number {
  const text = typeof given === 'string' ? given.trim() : ''
  const value = /^\d*\.?\d+$/.test(text) ? Number(text) : given
  if (typeof value === 'number' && value >= 0 && value <= 1) return value
  throw new SourceFault('no-chance', `It says ${String(JSON.stringify(given)).slice(0, 40)}.`)
}

/** A count that is none is not worth a fault: the chance says what is asked. */
export function countIn(given: unknown): number | null {
  const value = typeof given === 'string' && given.trim() !== '' ? Number(given) : given
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null
}

/** Of people: whole. */
export function peopleIn(given: unknown): number | null {
  const count = countIn(given)
  return Number.isSafeInteger(count) ? count : null
}

/** What a platform calls a question: signs that any database takes. */
export const idThere = z.string().regex(/^[\x21-\x7e]{1,200}$/)

/** An instant from milliseconds or a text; null for what is none. */
export function momentIn(given: unknown): string | null {
  const at = new Date(typeof given === 'number' || typeof given === 'string' ? given : Number.NaN)
  const year = at.getUTCFullYear()
  return year >= 1970 && year <= 9999 ? at.toISOString() : null
}

const longest = 300

/** One line without signs that cannot be seen, or that turn the line around. */
export function lineIn(given: string): string {
  const line = given
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line
}

/** 'slug is too short.': the first thing that is wrong. */
export function sayField(error: z.ZodError | undefined): string {
  const issue = error?.issues[0]
  return `${issue?.path.join('.')} ${issue?.message}.`
}
