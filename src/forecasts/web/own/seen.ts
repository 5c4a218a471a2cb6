/** What was measured of the series that decides the question, where its page has it at hand; null anywhere else. */
import { createContext, useContext } from 'react'
import type { PredictionNumbers } from '#predictions/numbers.ts'
import type { Seen } from '#predictions/web/form/question-form.ts'

const SeenContext = createContext<Seen | null>(null)
export const SeenProvider = SeenContext.Provider

export function useSeen(): Seen | null {
  return useContext(SeenContext)
}

type Page = {
  item: { automatic?: { trend: string; at?: string } }
  numbers: Pick<PredictionNumbers, 'outlook'> | null
}

/** Of a page's own answers: no call is made for it. */
export function seenOn({ item: { automatic }, numbers }: Page): Seen | null {
  const outlook = numbers?.outlook
  if (!outlook || outlook.trend !== automatic?.trend) return null
  const { unit, observations } = outlook
  return { unit, observations, at: automatic.at ?? null }
}
