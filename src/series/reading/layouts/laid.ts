/** A table laid out as entries: a date and a value each, of one series; or what must be asked before it can be. */
import type { Given } from '../given.ts'
import type { Cell } from '../table.ts'
import type { Fault, Note, Read } from '../understood.ts'

export type Entry = {
  line: number
  date: string
  cell: Cell
  /** What stands in a column of its own beside the value. */
  mark?: string
  /** The value is in tens to this power: of thousands it is 3. */
  power?: number
  /** Its source calls it a projection. */
  isProjected?: boolean
  /** Its source takes it back. */
  isDeleted?: boolean
}

export type Laid = {
  read: Read
  entries: Entry[]
  key: Record<string, string> | null
  unit: string | null
  notes: Note[]
  faults: Fault[]
}
export type Question = {
  ask: string
  answers: Given[]
  read: Read
  reason?: string
  factor?: number
  over?: number
}
