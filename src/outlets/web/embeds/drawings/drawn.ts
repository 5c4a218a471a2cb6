/** In which ways each shape of drawing can be drawn. */
import type { ReactNode } from 'react'
import type { Drawing } from '#items/sharing/shared-view.ts'

/** `sentence`: the item in words, for those who do not see it. */
export type Given = { today: string; sentence: string }
export type Drawn<Of extends Drawing['of']> = {
  chart(drawing: Extract<Drawing, { of: Of }>, given: Given): ReactNode
  /** How its chance lies over what can be. */
  distribution(drawing: Extract<Drawing, { of: Of }>, given: Given): ReactNode
  /** Decoration beside its number. `now`: a decimal year. */
  small(drawing: Extract<Drawing, { of: Of }>, given: { now: number }): ReactNode
}
