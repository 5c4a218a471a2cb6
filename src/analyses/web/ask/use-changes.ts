/** How its asker changes the reading of a question: what they say by now, and whether the fields are open. */
import { useState } from 'react'
import type { Question } from '../../ask/ask.ts'
import { keepGiven, readGiven } from './given-reading.ts'

export type Changes = {
  /** Null while it is left as it was read. */
  given: Question | null
  isOpen: boolean
  /** Something in the fields is begun and not finished. */
  isUnfinished: boolean
  setOpen(isOpen: boolean): void
  /** Null: something is unfinished. */
  give(read: Question | null): void
  takeBack(): void
}

const storage = () => sessionStorage

export function useChanges(question: string): Changes {
  const [given, setGiven] = useState(() => readGiven(storage, question))
  const [isOpen, setOpen] = useState(false)
  const [isUnfinished, setUnfinished] = useState(false)
  return {
    given,
    isOpen,
    isUnfinished,
    setOpen(next) {
      setOpen(next)
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
      setOpen(false)
      setUnfinished(false)
      keepGiven(storage, question, null)
    },
  }
}
