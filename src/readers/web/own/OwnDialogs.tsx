/**
 * The dialogs about a signal of one's own. They stand apart from its row, which moves to another list where the signal
 * is published or taken back.
 */
import { useState } from 'react'
import { ConfirmDialog } from '#kit/web/ui/controls/ConfirmDialog.tsx'
import type { OwnSignal } from '../../signal.ts'
import { callReaders } from '../call-readers.ts'
import type { Asked } from './OwnButtons.tsx'
import { typedOf } from './say-standing.ts'
import { SignalDialog } from './SignalDialog.tsx'

type Props = {
  trendId: string
  asked: Asked
  onClose: () => void
  onKept: (signal: OwnSignal) => void
  onRemoved: () => void
}

export function OwnDialogs({ trendId, asked: { is, signal, isOpen }, onClose, onKept, onRemoved }: Props) {
  const [typed, setTyped] = useState(() => typedOf(signal))
  const remove = async () => {
    await callReaders('removeSignal', { params: { id: trendId, signal: signal.id }, query: {} })
    onRemoved()
  }
  return (
    <>
      <SignalDialog
        trendId={trendId}
        title="Change your signal"
        entry={typed}
        isOpen={isOpen && is === 'change'}
        onType={setTyped}
        onClose={onClose}
        onKept={onKept}
      />
      <ConfirmDialog
        title="Delete this signal?"
        action="Delete"
        isDangerous
        isOpen={isOpen && is === 'delete'}
        onClose={onClose}
        run={remove}
      >
        <p>It is gone for good, from the page and from your account.</p>
      </ConfirmDialog>
    </>
  )
}
