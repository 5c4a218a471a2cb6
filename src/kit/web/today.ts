/** Which day is it, for those who draw now? The server says it once, so that it and the browser draw the same. */
import { createContext, useContext } from 'react'

const Today = createContext<string | null>(null)

/** Around the whole page: `<TodayProvider value="2026-11-20">`. */
export const TodayProvider = Today.Provider

/** The day, as `2026-11-20`. */
export function useToday(): string {
  const today = useContext(Today)
  if (today === null) throw new Error('useToday needs a TodayProvider around the page')
  return today
}
