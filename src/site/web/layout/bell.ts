/** What stands beside the face of whoever is signed in. This room does not know what it is: `app` hands it down. */
import { type ComponentType, createContext, useContext } from 'react'

const BellContext = createContext<ComponentType | null>(null)
/** Around the whole page. */
export const BellProvider = BellContext.Provider

export function useBell(): ComponentType | null {
  return useContext(BellContext)
}
