/** Which faults are shown: those of fields that somebody has filled or emptied, or all after an attempt to save. */
import { useEffect, useRef, useState } from 'react'
import { createFaultFinder } from './fault-finder.ts'
import { type Fault, isTouched } from './faults.ts'

export function useFaults(faults: readonly Fault[]) {
  const [finder] = useState(createFaultFinder)
  /** How often somebody tried to save. */
  const [attempts, setAttempts] = useState(0)
  /** Changed, and left: while somebody is typing in it, a field is not found wanting. */
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const changed = useRef(new Set<string>())
  finder.begin()
  useEffect(() => finder.drawn())
  const shown = attempts > 0 ? faults : faults.filter((fault) => isTouched(fault, touched))
  return {
    attempts,
    attempt: () => setAttempts((before) => before + 1),
    faultOf: (path: string) => finder.find(shown, path),
    toldOf: (fault: Fault) => finder.toldOf(shown, fault),
    noteChange: (paths: readonly string[]) => paths.forEach((path) => changed.current.add(path)),
    /** A field was left. */
    noteLeave: () => {
      const left = changed.current
      if (left.size === 0) return
      changed.current = new Set()
      setTouched((before) => new Set([...before, ...left]))
    },
  }
}
