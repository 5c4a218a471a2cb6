/** One's own signals that others do not read, each with why; and the way to add another. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Evidence } from '#kit/web/ui/figures/Evidence.tsx'
import { StandingLabel } from '#site/web/mine/StandingLabel.tsx'
import type { SaidByMe } from '../call-readers.ts'
import styles from '../Readers.module.css'
import { SignalRow } from '../SignalRow.tsx'
import { type Asked, OwnButtons } from './OwnButtons.tsx'
import { OwnDialogs } from './OwnDialogs.tsx'
import { saidOf, unwritten, whyUnread } from './say-standing.ts'
import { SignalDialog } from './SignalDialog.tsx'

export type OwnProps = { trendId: string; mine: SaidByMe; onChange: () => void }

type Props = OwnProps & { asked: Asked | null; onAsk: (asked: Asked) => void }

/** `asked`: about a signal of one's own, here or among those that everybody reads. */
export function MySignals({ trendId, mine: { signals }, asked, onAsk, onChange }: Props): ReactNode {
  const unread = signals.filter(({ standing }) => standing !== 'published')
  const [entry, setEntry] = useState(unwritten)
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const result = useRef<HTMLOutputElement>(null)
  const isTold = useRef(false)
  const tell = (words: string) => {
    isTold.current = true
    setSaid(words)
    onChange()
  }
  // The row whose button led to a dialog may be gone once that is closed: one goes on from what came of it.
  const isFree = !isOpen && !asked?.isOpen
  useEffect(() => {
    if (!isTold.current || !isFree) return
    isTold.current = false
    result.current?.focus()
  }, [isFree])
  return (
    <div className={styles.form}>
      {unread.length > 0 && (
        <div className="stack tight">
          <h3>Yours, which others do not read</h3>
          <Evidence>
            {unread.map((signal) => (
              <SignalRow key={signal.id} signal={signal}>
                <StandingLabel standing={signal.standing} />
                <span>{whyUnread(signal)}</span>
                <OwnButtons signal={signal} onAsk={onAsk} />
              </SignalRow>
            ))}
          </Evidence>
        </div>
      )}
      <p className="row">
        <Button
          variant="plain"
          size="small"
          aria-haspopup="dialog"
          onClick={() => {
            setSaid(null)
            setOpen(true)
          }}
        >
          Add a signal
        </Button>
        <output ref={result} tabIndex={-1} className="fine">
          {said}
        </output>
      </p>
      <SignalDialog
        trendId={trendId}
        title="Add a signal"
        entry={entry}
        isOpen={isOpen}
        onType={setEntry}
        onClose={() => setOpen(false)}
        onKept={({ standing }) => {
          setEntry(unwritten())
          tell(saidOf[standing])
        }}
      />
      {asked && (
        <OwnDialogs
          key={`${asked.signal.id} ${asked.signal.writtenAt} ${asked.signal.standing}`}
          trendId={trendId}
          asked={asked}
          onClose={() => onAsk({ ...asked, isOpen: false })}
          onKept={({ standing }) => tell(saidOf[standing])}
          onRemoved={() => tell('Deleted.')}
        />
      )}
    </div>
  )
}
