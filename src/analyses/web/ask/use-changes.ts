/** How its asker changes the reading of a question: what they say by now, and whether the fields are open. */
import { useState } from 'react'
import type { Question } from '../../ask/ask.ts'
import { keepGiven, readGiven } from './given-reading.ts'

/** Which fields are open: of how it was read, or of what is decided. Never both, so that neither writes over the other. */
type Open = 'reading' | 'decision'

export type Changes = {
  /** Null while it is left as it was read. */
  given: Question | null
  open: Open | null
  /** Something in the fields is begun and not finished. */
  isUnfinished: boolean
  /** Once more closes them. */
  toggle(fields: Open): void
  /** Null: something is unfinished. */
  give(read: Question | null): void
  takeBack(): void
}

const storage = () => sessionStorage

export function useChanges(question: string): Changes {
  const [given, setGiven] = useState(() => readGiven(storage, question))
  const [open, setOpen] = useState<Open | null>(null)
  const [isUnfinished, setUnfinished] = useState(false)
  return {
    given,
    open,
    isUnfinished,
    toggle(fields) {
      setOpen(open === fields ? null : fields)
      setUnfinished(false) // what was not finished goes with the fields
    },
    give(read) {
      setUnfinished(read === null)
      if (!read) return
      setGiven(read)
      keepGiven(storage, question, read)
    },
    takeBack() {
      setGiven(null)
      setOpen(null)
      setUnfinished(false)
      keepGiven(storage, question, null)
    },
  }
}
