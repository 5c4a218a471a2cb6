/**
 * The CSV of Fatebook: a row a forecast. It names no ids, so a question is its title, its author and the moment in which it
 * was written; each option of several is a question of yes or no of its own, since Fatebook asks for its chance alone.
 */
import { type CsvRow, csvRows, zoneNotes } from '../../reading/csv-rows.ts'
import { yesOf } from '../../reading/chances.ts'
import { instantOf } from '../../reading/instants.ts'
import { lineOf } from '../../reading/plain.ts'
import type { Asked, Outcome, Told, Understood, Word } from '../../reading/told.ts'
import type { Platform } from '../platform.ts'

const column = {
  title: 'Question title',
  option: 'Multiple choice option',
  who: 'Forecast created by',
  chance: 'Forecast (scale = 0-1)',
  at: 'Forecast created at',
  author: 'Question created by',
  opens: 'Question created at',
  closes: 'Question resolve by',
  resolution: 'Resolution',
  resolvedAt: 'Resolved at',
  brier: 'Your Brier score for this question',
} as const
const needed = [column.title, column.who, column.chance, column.at, column.opens, column.resolution]
const times = [column.at, column.opens, column.closes, column.resolvedAt]

export const fatebook: Platform = {
  name: 'fatebook',
  isAsked: (name) => /\.csv$/i.test(name),
  looksLike: (texts) => texts.some(({ text }) => text.slice(0, 2000).includes(column.chance)),
  read(texts) {
    const rows = texts.flatMap((text) => csvRows(text, needed))
    const questions = new Map<string, { where: string; asked: Understood<Asked> }>()
    for (const row of rows) {
      const key = keyOf(row)
      if (!questions.has(key)) questions.set(key, { where: row.where, asked: askedIn(row) })
    }
    return {
      people: new Map(rows.map((row) => [whoIn(row), whoIn(row)])),
      questions,
      rows: rows.map((row) => ({
        where: row.where,
        who: whoIn(row),
        question: keyOf(row),
        word: wordIn(row),
      })),
      notes: zoneNotes(rows, times),
    } satisfies Told
  },
}

const whoIn = (row: CsvRow) => lineOf(row.cell(column.who), 80) || 'nobody by name'
const longestKey = 5000

function keyOf(row: CsvRow): string {
  return JSON.stringify([column.title, column.author, column.opens, column.option].map((one) => row.cell(one)))
}

function askedIn(row: CsvRow): Understood<Asked> {
  const title = row.cell(column.title)
  const option = row.cell(column.option)
  const opens = instantOf(row.cell(column.opens))
  if (title === '') return { why: 'has no title' }
  if (keyOf(row).length > longestKey) return { why: 'has a title that is too long to be kept' }
  if (opens === null) return { why: 'does not say when it was asked' }
  const outcome = outcomeIn(row, option)
  if ('why' in outcome) return outcome
  return {
    is: {
      title: lineOf(option === '' ? title : `${title}: ${option}`, 300),
      url: null,
      question: { type: 'binary' },
      opens,
      closes: lastOf([instantOf(row.cell(column.closes)), outcome.is?.knownAt ?? null]),
      outcome: outcome.is,
      theirBrier: option === '' ? brierIn(row.cell(column.brier)) : null,
    },
  }
}

/** It takes forecasts until somebody says how it came out, whatever day it names for that. */
function lastOf(moments: readonly (number | null)[]): number | null {
  const said = moments.filter((moment) => moment !== null)
  return said.length === 0 ? null : Math.max(...said)
}

/** Of several options Fatebook writes the score of one, and not of which. */
function brierIn(text: string): number | null {
  const brier = text === '' ? Number.NaN : Number(text)
  return brier >= 0 && brier <= 2 ? brier : null
}

const outcomes: Record<string, string | null> = { YES: 'yes', NO: 'no', AMBIGUOUS: null }

function outcomeIn(row: CsvRow, option: string): Understood<Outcome | null> {
  const said = row.cell(column.resolution)
  if (said === '') return { is: null }
  const knownAt = instantOf(row.cell(column.resolvedAt))
  const value = outcomes[said.toUpperCase()]
  if (value !== undefined) return { is: { value, knownAt } }
  // Of several options it may name the one that came, or OTHER where none of them did.
  if (option !== '') return { is: { value: said === option ? 'yes' : 'no', knownAt } }
  return said.toUpperCase() === 'OTHER'
    ? { is: { value: null, knownAt } }
    : { why: `came out as "${lineOf(said, 40)}", which is neither yes nor no` }
}

function wordIn(row: CsvRow): Understood<Word> {
  const at = instantOf(row.cell(column.at))
  if (at === null) return { why: 'does not say when it was forecast' }
  const said = row.cell(column.chance)
  const estimate = yesOf(said === '' ? Number.NaN : Number(said))
  return 'why' in estimate ? estimate : { is: { at, until: null, estimate: estimate.is } }
}
