/** What every part of a report's page must know: the report, its footnotes, and how one is opened. */
import { createContext, useContext } from 'react'
import type { FormulaWords } from '../../document/footnote.ts'
import type { Notes } from '../../document/notes.ts'
import type { Report } from '../../report/report.ts'

export type ReportHere = {
  /** Of the analysis; null for a reader with a secret link, who can open every footnote but compute nothing anew. */
  ownId: string | null
  report: Report
  notes: Notes
  formulas: FormulaWords
  /**
   * Whether each value shows the number of its footnote and is a stop of the tab key. There are hundreds: a reader asks
   * for them.
   */
  areNotesShown: boolean
  /**
   * Opens the footnote of a value beside the words that state it. False where this browser cannot: then the link leads
   * to the list.
   */
  open(evidence: string, from: HTMLElement): boolean
}

const Here = createContext<ReportHere | null>(null)
export const ReportProvider = Here.Provider

export function useReport(): ReportHere {
  const here = useContext(Here)
  if (!here) throw new Error('useReport needs a ReportProvider around the report')
  return here
}
