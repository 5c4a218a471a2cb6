/**
 * A file as a series: what was understood, what was not, and what only a person can say. Nothing is guessed where two
 * readings are possible, marks are kept, what is missing is never nought, and text is never run.
 */
import { openArchive } from './archives/open-archive.ts'
import { decoded } from './bytes/decode.ts'
import { isMarkup, sniffed } from './bytes/sniff.ts'
import type { Given } from './given.ts'
import { isJson, jsonTable } from './json/json-table.ts'
import { limits } from './limits.ts'
import { readTable } from './read-table.ts'
import { readText } from './text/read-text.ts'
import { Unreadable } from './unreadable.ts'
import type { Refused, Understood } from './understood.ts'

/** It never throws for what a file holds: a file that is not taken at all is an answer, with the reason as its code. */
export function readSeries(bytes: Uint8Array, given: Given): Understood | Refused {
  try {
    return readBytes(bytes, given)
  } catch (error) {
    if (error instanceof Unreadable) return { refused: error.code, read: error.read }
    throw error
  }
}

function readBytes(bytes: Uint8Array, given: Given): Understood {
  if (bytes.length > limits.bytes) throw new Unreadable('too-big')
  const sort = sniffed(bytes)
  if (sort === 'zip') return openArchive(bytes, given, readBytes)
  const told = sort === 'text' ? decoded(bytes) : null
  if (!told) throw new Unreadable('no-table', { sniffed: sort === 'pdf' ? 'pdf' : 'binary' })
  if (isMarkup(told.text)) throw new Unreadable('no-table', { sniffed: 'html' })
  if (isJson(told.text)) return readTable(jsonTable(told.text), given)
  return readText(told, given)
}
