/** The way to tell operators what is wrong with a signal, for whoever reads it, with an account or without. */
import { lazy, Suspense, useState } from 'react'
import type { ReportReason } from '#items/mine/words.ts'
import { useScripts } from '#kit/web/use-scripts.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { callReaders } from './call-readers.ts'

// Few report anything. Where the code of the form cannot be had the page is read without it.
const ReportDialog = lazy(() =>
  import('#site/web/mine/dialogs/ReportDialog.tsx').then(
    (file) => ({ default: file.ReportDialog }),
    () => ({ default: () => null }),
  ),
)

type Props = { trendId: string; id: string; title: string }

export function ReportSignal({ trendId, id, title }: Props) {
  const hasScripts = useScripts()
  const [state, setState] = useState<'unasked' | 'open' | 'closed' | 'reported'>('unasked')
  const report = async (reason: ReportReason, note: string) => {
    await callReaders('reportSignal', { params: { id: trendId, signal: id }, query: {}, body: { reason, note } })
    setState('reported')
  }
  // A press before the code of this part has come would be lost.
  if (!hasScripts) return null
  return (
    <>
      {state === 'reported' ? (
        <output>Reported. An operator will look at it.</output>
      ) : (
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setState('open')}>
          Report<span className="unseen"> the signal {title}</span>
        </Button>
      )}
      {state !== 'unasked' && (
        <Suspense>
          <ReportDialog
            what="signal"
            isOpen={state === 'open'}
            onClose={() => setState((now) => (now === 'reported' ? now : 'closed'))}
            report={report}
          />
        </Suspense>
      )}
    </>
  )
}
