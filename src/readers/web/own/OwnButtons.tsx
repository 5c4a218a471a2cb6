/** What one can do with a signal of one's own: change it, which also takes it back, or delete it. */
import { type ReactNode, useState } from 'react'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { ConfirmDialog } from '#site/web/mine/dialogs/ConfirmDialog.tsx'
import type { OwnSignal } from '../../signal.ts'
import { callReaders } from '../call-readers.ts'
import { saidOf, typedOf } from './say-standing.ts'
import { SignalDialog } from './SignalDialog.tsx'

type Props = { trendId: string; signal: OwnSignal; onChange: () => void }

export function OwnButtons({ trendId, signal, onChange }: Props): ReactNode {
  const [asked, setAsked] = useState<'change' | 'delete' | null>(null)
  const [typed, setTyped] = useState(() => typedOf(signal))
  const [said, setSaid] = useState<string | null>(null)
  const remove = async () => {
    await callReaders('removeSignal', { params: { id: trendId, signal: signal.id }, query: {} })
    onChange()
  }
  const kept = (now: OwnSignal) => {
    setTyped(typedOf(now))
    setSaid(saidOf[now.standing])
    onChange()
  }
  return (
    <>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setAsked('change')}>
        Change<span className="unseen"> your signal {signal.title}</span>
      </Button>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setAsked('delete')}>
        Delete<span className="unseen"> your signal {signal.title}</span>
      </Button>
      <output>{said}</output>
      <SignalDialog
        trendId={trendId}
        title="Change your signal"
        entry={typed}
        isOpen={asked === 'change'}
        onType={setTyped}
        onClose={() => setAsked(null)}
        onKept={kept}
      />
      <ConfirmDialog
        title="Delete this signal?"
        action="Delete"
        isDangerous
        isOpen={asked === 'delete'}
        onClose={() => setAsked(null)}
        run={remove}
      >
        <p>It is gone for good, from the page and from your account.</p>
      </ConfirmDialog>
    </>
  )
}
