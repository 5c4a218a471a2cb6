/** The form of a signal. What is typed stays where the dialog is closed, until it is kept. */
import { type FormEvent, useState } from 'react'
import { type Trouble, troubleOf } from '#kit/web/failure.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Dialog } from '#kit/web/ui/controls/Dialog.tsx'
import type { OwnSignal } from '../../signal.ts'
import { callReaders } from '../call-readers.ts'
import styles from '../Readers.module.css'
import { SignalFields } from './SignalFields.tsx'
import type { Typed } from './say-standing.ts'

type Props = {
  trendId: string
  title: string
  entry: Typed
  isOpen: boolean
  onType: (entry: Typed) => void
  onClose: () => void
  onKept: (signal: OwnSignal) => void
}

export function SignalDialog({ title, isOpen, onClose, ...rest }: Props) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <Form {...rest} onClose={onClose} />
    </Dialog>
  )
}

function Form({ trendId, entry, onType, onClose, onKept }: Omit<Props, 'title' | 'isOpen'>) {
  const [busy, setBusy] = useState<'publish' | 'keep' | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const keep = async (isPublished: boolean) => {
    if (busy) return
    setBusy(isPublished ? 'publish' : 'keep')
    setTrouble(null)
    const { id, isPublished: _, ...written } = entry
    try {
      const { signal } = await callReaders('keepSignal', {
        params: { id: trendId, signal: id },
        query: {},
        body: { ...written, isPublished },
      })
      onClose()
      onKept(signal)
    } catch (error) {
      setTrouble(troubleOf(error))
      setBusy(null)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void keep(true)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <SignalFields entry={entry} faults={trouble?.faults ?? []} onType={onType} />
      <p className="fine soft">
        Published, it stands on the page of this trend with your name, for everybody. Where no operator knows you as an
        author yet, one looks at it first.
      </p>
      {trouble && (
        <Banner tone="bad" role="alert">
          {trouble.message}
        </Banner>
      )}
      <div className="row">
        <Button type="submit" busy={busy === 'publish'}>
          {entry.isPublished ? 'Save' : 'Publish'}
        </Button>
        <Button variant="plain" busy={busy === 'keep'} onClick={() => void keep(false)}>
          {entry.isPublished ? 'Take back' : 'Keep for myself'}
        </Button>
        <Button variant="plain" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
