/** The way to tell operators what is wrong with what somebody wrote, for whoever reads it, with an account or without. */
import { lazy, Suspense, useState } from 'react'
import type { ReportReason } from '#items/mine/words.ts'
import { useScripts } from '#kit/web/use-scripts.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'

// Few report anything. Where the code of the form cannot be had the page is read without it.
const ReportDialog = lazy(() =>
  import('./ReportDialog.tsx').then(
    (file) => ({ default: file.ReportDialog }),
    () => ({ default: () => null }),
  ),
)

type Props = {
  what: 'signal' | 'comment'
  /** Which of them, for those who do not see it beside the button. */
  named: string
  report: (reason: ReportReason, note: string) => Promise<void>
}

export function ReportButton({ what, named, report }: Props) {
  const hasScripts = useScripts()
  const [state, setState] = useState<'unasked' | 'open' | 'closed' | 'reported'>('unasked')
  // A press before the code of this part has come would be lost.
  if (!hasScripts) return null
  return (
    <>
      {state === 'reported' ? (
        <output>Reported. An operator will look at it.</output>
      ) : (
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setState('open')}>
          Report
          <span className="unseen">
            {' '}
            the {what} {named}
          </span>
        </Button>
      )}
      {state !== 'unasked' && (
        <Suspense>
          <ReportDialog
            what={what}
            isOpen={state === 'open'}
            onClose={() => setState((now) => (now === 'reported' ? now : 'closed'))}
            report={async (reason, note) => {
              await report(reason, note)
              setState('reported')
            }}
          />
        </Suspense>
      )}
    </>
  )
}
