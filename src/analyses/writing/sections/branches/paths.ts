/** Which ways it can go that exclude each other, how likely each is, and what is seen first on it. */
import type { Block } from '../../../report/report.ts'
import { amount, connect, type Piece } from '../../sentence.ts'
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
    blocks: hasTable ? [tableOf(w, found.paths)] : [],
  }
}

function tableOf(w: Writing, paths: readonly Path[]): Block {
  const chances = wholeOf(w, paths)
  return {
    type: 'table',
    title: 'Which way it can go',
    columns: ['Path', 'Chance'],
    rows: paths.map(({ name, chance }, i) => [
      typeof name === 'string' ? wordCell(name) : cell(name),
      cell(chances[i] ?? chance),
    ]),
  }
}

/** As they are, where they come to a hundred as printed; else in full per cent, so that they do. */
function wholeOf(w: Writing, paths: readonly Path[]): Piece[] {
  const chances = paths.map(({ chance }) => chance)
  const values = chances.map(({ evidence }) => Number(evidence.value))
  const isWhole = Math.abs(values.reduce((sum, one) => sum + one, 0) - 1) <= 1e-6
  const printed = values.map((one) => (one < 0.005 ? 0 : Math.round(100 * one)))
  if (!isWhole || printed.reduce((sum, one) => sum + one, 0) === 100) return chances
  return chances.map((chance, i) => {
    // Of the least nothing is left in full per cent: it stays 'under 1%'.
    if (printed[i] === 0) return chance
    const place = w.table.asked(`place.${i + 1}`, i + 1, { title: 'Which of the paths it is' })
    const part = w.table.compute('part-in-full-per-cent', [place, ...chances.map(({ evidence }) => evidence)], {
      title: `${chance.evidence.title}, in full per cent`,
      unit: 'chance',
    })
    return amount(part)
  })
}
