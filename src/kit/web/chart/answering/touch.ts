/** What waits to be touched, and what answers then, know of each other. */
import type { CSSProperties, MouseEvent } from 'react'
import type { Reading } from '../../../chart/answering/reading.ts'

/** What the chart says, in the order of `x`; made when somebody touches it. */
export type Reads = () => readonly Reading[] | Promise<readonly Reading[]>

export type Answers = {
  reads: Reads
  /** Where the keys begin. */
  first: number
  style: CSSProperties
}

/** How it was first touched: at which place of 1000 across, and whether that was pressed; or by the keys. */
export type Touch = { x: number | null; isPressed: boolean; hasKeys: boolean }

/** The name of the input that the keys go by. */
export const along = 'Values along the chart'

/** Of 1000. */
export function acrossOf({ currentTarget, clientX }: MouseEvent): number {
  const { left, width } = currentTarget.getBoundingClientRect()
  return ((clientX - left) / width) * 1000
}
