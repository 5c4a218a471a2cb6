/** A file on its way: read as it is chosen, and again with whatever is said about it; then brought. */
import { useRef, useState } from 'react'
import { troubleOf } from '#kit/web/failure.ts'
import { useSending } from '#kit/web/use-sending.ts'
import { sayDone } from '../say-imports.ts'
import { type PlatformName, platformNames } from '../words.ts'
import { callImports, importedOtherwise, type Preview } from './call-imports.ts'

export type Chosen = { name: string; bytes: Uint8Array<ArrayBuffer> }
/** `whose`: which of the people in it one is, where one has said so. */
export type About = { platform: PlatformName; file: Chosen | null; whose: string | null }
export type Reading =
  | { is: 'nothing' }
  | { is: 'reading' }
  | { is: 'failed'; message: string }
  /** `isOld`: the same file is being read again, for another of its people. */
  | { is: 'understood'; preview: Preview; isOld: boolean }

const nothing = { file: null, whose: null }

export function useBrought() {
  const [about, setAbout] = useState<About>({ platform: platformNames[0], ...nothing })
  const [reading, setReading] = useState<Reading>({ is: 'nothing' })
  const [done, setDone] = useState<string | null>(null)
  const newest = useRef(0)
  const { isBusy, trouble, setTrouble, send } = useSending()

  /** What was chosen last counts, not what is answered last. */
  const read = async (next: About): Promise<void> => {
    const turn = ++newest.current
    setAbout(next)
    setDone(null)
    setTrouble(null)
    if (!next.file) return setReading({ is: 'nothing' })
    const isSameFile = next.file === about.file && next.platform === about.platform
    // What one chose of stays, and keeps the focus.
    setReading((was) => (isSameFile && was.is === 'understood' ? { ...was, isOld: true } : { is: 'reading' }))
    const told = await callImports('previewImport', inputOf(next, next.file)).then(
      (preview): Reading => ({ is: 'understood', preview, isOld: false }),
      (error: unknown): Reading => ({ is: 'failed', message: sayFailure(error) }),
    )
    if (turn === newest.current) setReading(told)
  }
  /** Answers whether it was taken. */
  const bring = async (file: Chosen): Promise<boolean> =>
    send(async () => {
      setDone(sayDone(await callImports('importForecasts', inputOf(about, file))))
      setAbout({ platform: about.platform, ...nothing })
      setReading({ is: 'nothing' })
      importedOtherwise()
    })
  return { about, reading, done, isBusy, trouble, read, bring }
}

function inputOf({ platform, whose }: About, { bytes }: Chosen) {
  return { params: {}, query: {}, body: { file: bytes, platform, ...(whose !== null && { whose }) } }
}

/** With what the server says of the file: 'It looks like an export of Fatebook, not of Metaculus.' */
function sayFailure(error: unknown): string {
  const { message, faults } = troubleOf(error)
  const [about] = faults
  return `${message}${about ? ` It ${about.reason}.` : ''}`
}
