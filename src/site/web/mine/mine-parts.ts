/** What other rooms add to my stuff. `site` never knows what that is: `app` hands it down. */
import type { ComponentType } from 'react'

export type MineParts = {
  /** A tab of its own each. */
  Analyses: ComponentType
  Forecasts: ComponentType
  Record: ComponentType
  Notices: ComponentType
  /** Below one's items, what else one has written; nothing where that is nothing. */
  Said: ComponentType
}
