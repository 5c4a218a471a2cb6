/** What other rooms add to my stuff. `content` never knows what that is: `app` hands it down. */
import type { ComponentType } from 'react'

export type MineParts = {
  /** One's own, below the shelves. */
  Own: ComponentType
}
