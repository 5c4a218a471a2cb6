/** What is chosen on the chart of a figure, which the figure remembers: a link to its view takes it along. */
import { createContext, useContext, useState } from 'react'

/** The name of a reading, '2030', and how another is chosen; null chooses none. */
export type Choosing = readonly [chosen: string | null, choose: (at: string | null) => void]

export const Chosen = createContext<Choosing | null>(null)

/** Of the figure around, or of the chart itself where there is none. */
export function useChosen(): Choosing {
  const own = useState<string | null>(null)
  return useContext(Chosen) ?? own
}
