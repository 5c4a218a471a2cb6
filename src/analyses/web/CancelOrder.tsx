/** Takes an order back, as long as its work has not begun. */
import { useState } from 'react'
import { failureOf } from '#kit/web/failure.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { staleBudgets } from '#membership/web/watch-budgets.ts'
import type { Analysis } from '../analysis.ts'
import { callAnalyses } from './call-analyses.ts'

export function CancelOrder({
  analysis: { id },
  onChange,
}: {
  analysis: Analysis
  onChange: (analysis: Analysis) => void
}) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const cancel = async () => {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      const { analysis } = await callAnalyses('cancelAnalysis', { params: { id }, query: {}, body: {} })
      onChange(analysis)
      staleBudgets()
    } catch (error) {
      setFailure(failureOf(error).message)
      setBusy(false)
    }
  }
  return (
    <>
      <Button variant="plain" wide busy={isBusy} onClick={() => void cancel()}>
        Cancel the order
      </Button>
      {failure && (
        <p className="fine soft" role="alert">
          {failure}
        </p>
      )}
    </>
  )
}
