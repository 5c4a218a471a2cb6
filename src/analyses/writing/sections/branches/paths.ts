/** Which ways it can go that exclude each other, how likely each is, and what is seen first on it. */
import type { Block } from '../../../report/report.ts'
import { connect } from '../../sentence.ts'
import type { Answer, Writing, Written } from '../../writing.ts'
import { cell, wordCell } from '../cells.ts'
import type { Path } from './path.ts'
import { datesTable } from './dates.ts'
import { ofDeadlines } from './deadlines.ts'
import { ofOptions } from './options.ts'
import { ofSeries } from './values.ts'

const least = 2

export function writePaths(w: Writing, answer: Answer | null): Written {
  // Of worlds that are the answer it says how likely each is.
  if (!answer || answer.isNone || answer.worlds.length > 0) return { sentences: [], blocks: [] }
  const all = [ofSeries, ofDeadlines, ofOptions].map((make) => make(w, answer))
  const found = all.find(({ paths, sentences }) => paths.length >= least || sentences.length > 0)
  if (!found) return { sentences: [], blocks: datesTable(w, answer) }
  const hasTable = found.paths.length >= least
  return {
    sentences: [...(hasTable ? [connect('whole')] : []), ...found.sentences],
    blocks: hasTable ? [tableOf(found.paths)] : [],
  }
}

function tableOf(paths: readonly Path[]): Block {
  return {
    type: 'table',
    title: 'Which way it can go',
    columns: ['Path', 'Chance'],
    rows: paths.map(({ name, chance }) => [typeof name === 'string' ? wordCell(name) : cell(name), cell(chance)]),
  }
}
