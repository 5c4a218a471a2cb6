/** The text of a file of this site, once it is there. */
import { useEffect, useState } from 'react'

type Got = { text: string | null; isMissing: boolean }

export function useFile(address: string): Got {
  const [got, setGot] = useState<Got>({ text: null, isMissing: false })
  useEffect(() => {
    const leaving = new AbortController()
    const look = async () => {
      const answer = await fetch(address, { signal: leaving.signal })
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
      setGot({ text: await answer.text(), isMissing: false })
    }
    // Whatever came between, the reader is told that it could not be loaded.
    look().catch(() => {
      if (!leaving.signal.aborted) setGot({ text: null, isMissing: true })
    })
    return () => leaving.abort()
  }, [address])
  return got
}
