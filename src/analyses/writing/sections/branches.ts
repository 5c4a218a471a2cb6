/**
 * Paths that exclude each other, with chances that come to the whole; other values and other years beside what is asked;
 * and the worlds that count on one of them.
 */
import type { Answer, Writing, Written } from '../writing.ts'
import { together } from './together.ts'
import { betweenDeadlines } from './branches/between-deadlines.ts'
import { writeEvenly } from './branches/evenly.ts'
import { levelTable } from './branches/levels.ts'
import { writePaths } from './branches/paths.ts'
import { whenReached } from './branches/when-reached.ts'
import { writeWorlds } from './branches/worlds.ts'
import { yearTable } from './branches/year-by-year.ts'

export const writeBranches = together(writePaths, writeBeside, writeEvenly, writeWorlds)

function writeBeside(w: Writing, answer: Answer | null): Written {
  if (!answer || answer.isNone) return { sentences: [], blocks: [] }
  return {
    sentences: whenReached(w, answer),
    blocks: [...betweenDeadlines(w, answer), ...levelTable(w, answer), ...yearTable(w, answer)],
  }
}
