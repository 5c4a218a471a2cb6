/**
 * The way to tell operators what is wrong with an item, for whoever reads it, with an account or without. It is the same
 * place before and after it is known who that is, so that a form that is open stays open.
 */
import { lazy, Suspense, useState } from 'react'
import type { ReportReason } from '#items/mine/words.ts'
import { useCall } from '#items/web/call-context.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'

// Few report anything. Where the code of the form cannot be had the page is read without it.
const ReportDialog = lazy(() =>
  import('../mine/dialogs/ReportDialog.tsx').then((file) => ({ default: file.ReportDialog }), left),
)
const left = () => ({ default: () => null })

type Props = { kind: string; id: string; isReported: boolean; onReported: () => void }

export function ReportItem({ kind, id, isReported, onReported }: Props) {
  const [state, setState] = useState<'unasked' | 'open' | 'closed' | 'reported'>('unasked')
  const isDone = isReported || state === 'reported'
  const call = useCall()
  const report = async (reason: ReportReason, note: string) => {
    await call('reportItem', { params: { kind, id }, query: {}, body: { reason, note } })
    setState('reported')
    onReported()
  }
  return (
    <span className="scripted">
      {isDone ? (
        <output>Reported. An operator will look at it.</output>
      ) : (
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setState('open')}>
          Report this item
        </Button>
      )}
      {state !== 'unasked' && (
        <Suspense>
          <ReportDialog
            what="item"
            isOpen={state === 'open'}
            onClose={() => setState((now) => (now === 'reported' ? now : 'closed'))}
            report={report}
          />
        </Suspense>
      )}
    </span>
  )
}
