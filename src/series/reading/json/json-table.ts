/** A JSON file as a table: JSON-stat, the World Bank's answers, lists of records, pairs, and dates with their values. */
import { isLost } from '../numbers/lost.ts'
import { limits } from '../limits.ts'
import type { Table } from '../table.ts'
import { Unreadable } from '../unreadable.ts'
import { jsonStatTable } from './json-stat.ts'
import { mapTable, pairsTable, recordsTable } from './records.ts'
import { worldBankTable } from './world-bank.ts'

export function isJson(text: string): boolean {
  return /^\s*(\{|\[\s*["[{\d-])/.test(text.slice(0, 200))
}

/** The first shape that fits. */
export function jsonTable(text: string): Table {
  const value = parsedJson(text)
  const shapes = [worldBankTable, jsonStatTable, pairsTable, mapTable, recordsTable]
  const table = shapes.map((tableOf) => tableOf(value)).find((one) => one !== null)
  if (!table) throw new Unreadable('no-table', { sniffed: 'json' })
  if (table.rows.length > limits.rows) throw new Unreadable('too-big')
  return table
}

/** Throws `Unreadable` for what is nested too deep, and for what breaks off. */
export function parsedJson(text: string): unknown {
  if (depthOf(text) > limits.jsonLevels) throw new Unreadable('too-deep', { sniffed: 'json' })
  try {
    return JSON.parse(text, /\de-\d{3}/i.test(text) ? (asWritten as Reviver) : undefined)
  } catch {
    throw new Unreadable('broken-file', { sniffed: 'json' })
  }
}

/** The third argument is of the language, and not among its types yet. */
type Reviver = (key: string, value: unknown) => unknown

/** A number that is too near to 0 for any stays as it is written, to be said where values are read. */
function asWritten(_: string, value: unknown, { source }: { source?: string }): unknown {
  return value === 0 && source && isLost(value, source) ? source : value
}

/** How deep brackets stand in each other, outside of text: counted before anything walks them. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let isText = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isText) {
      if (code === 92) at++
      else if (code === 34) isText = false
    } else if (code === 34) isText = true
    else if (code === 91 || code === 123) deepest = Math.max(deepest, ++depth)
    else if (code === 93 || code === 125) depth--
  }
  return deepest
}
