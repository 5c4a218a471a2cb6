/** Whether the page shows an item as it was at a version: then nothing of it is still to come. */
import { createContext, useContext } from 'react'

const Then = createContext(false)
export const ThenProvider = Then.Provider

export function useIsThen(): boolean {
  return useContext(Then)
}
