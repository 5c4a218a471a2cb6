/** What opens below the question box when somebody asks. `content` does not know what it is: `app` hands it down. */
import { createContext, type ReactNode, useContext } from 'react'

export type AskPanelProps = {
  question: string
  /** The item whose page the question was asked on: `trend/131`; null elsewhere. */
  about: string | null
  onClose(): void
}

export type DrawAskPanel = (props: AskPanelProps) => ReactNode

const AskPanelContext = createContext<DrawAskPanel | null>(null)
/** Around the whole page. Without one the question box searches. */
export const AskPanelProvider = AskPanelContext.Provider

export function useAskPanel(): DrawAskPanel | null {
  return useContext(AskPanelContext)
}
