/** The marks of a file as they are kept with the values beside which they stood. */
import type { Mark } from '../marks.ts'
import type { Found } from './understood.ts'

/** As the schema of a series takes them: longer ones are remarks, and stay in the file. */
const longest = 40

/** In the order of the values. Of a value that has several, in a cell and at its date, all. */
export function keptMarks({ observations, notes }: Pick<Found, 'observations' | 'notes'>): Mark[] {
  const beside = new Map<string, string[]>()
  for (const { at, mark } of notes)
    if (mark && typeof at === 'string') beside.set(at, [...(beside.get(at) ?? []), mark])
  if (beside.size === 0) return []
  return observations.flatMap(([at]): Mark[] => {
    const mark = [...new Set(beside.get(at))].join(' ').replaceAll(/\s+/g, ' ').trim()
    return mark && mark.length <= longest && !isLikeFormula(mark) ? [[at, mark]] : []
  })
}

/** What a spreadsheet would run when the series is taken away as a file. */
const isLikeFormula = (mark: string) => /^[=+@-]./.test(mark)
