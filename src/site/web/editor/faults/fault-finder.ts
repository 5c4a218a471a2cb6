/**
 * Which field shows which fault? The fields say by asking which paths they show: the kinds bring their own, and nobody
 * lists them. What they asked at the last drawing decides, until all have asked again.
 */
import { type Fault, ownerOf, sayFault } from './faults.ts'

/** What a field says, and how many fields before it say the same: enough to tell it among all that are on the page. */
export type Told = { text: string; before: number }

export function createFaultFinder() {
  let known: ReadonlySet<string> = new Set()
  let asked = new Set<string>()
  return {
    /** All fields are about to ask, in the order in which they stand. */
    begin(): void {
      asked = new Set()
    },
    /** What the field at this path says. */
    find(faults: readonly Fault[], path: string): string | null {
      asked.add(path)
      return said(faults, path, new Set([...known, ...asked]))
    },
    /** All fields have asked. */
    drawn(): void {
      if (asked.size > 0) known = asked
    },
    /** Which field shows this fault; null where none does. */
    toldOf(faults: readonly Fault[], fault: Fault): Told | null {
      const path = ownerOf(fault, known)
      const text = path === null ? null : said(faults, path, known)
      if (path === null || text === null) return null
      const alike = [...known].filter((one) => said(faults, one, known) === text)
      return { text, before: alike.indexOf(path) }
    },
  }
}

function said(faults: readonly Fault[], path: string, paths: ReadonlySet<string>): string | null {
  const fault = faults.find((one) => ownerOf(one, paths) === path)
  return fault ? sayFault(fault, path) : null
}
