/** What a source says of a value beside it, as it is kept. */
import type { Dated } from '../connector.ts'

/** Of a value that is as it should be: SDMX says A, and JSON-stat a. */
const ordinary = /^a?$/i

/** `status`: the letter or word that stands beside the value; nothing where it is an ordinary one. */
export function dated(at: string, value: number, status: string | null | undefined): Dated {
  const mark = status?.trim().replaceAll(/\s+/g, ' ') ?? ''
  return ordinary.test(mark) ? [at, value] : [at, value, mark]
}
