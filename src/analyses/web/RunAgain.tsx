/** Orders an analysis once more, on what the base knows by now. */
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useUser } from '#accounts/web/use-user.ts'
import { ConfirmDialog } from '#kit/web/ui/controls/ConfirmDialog.tsx'
import { paths } from '#items/paths.ts'
import { newDraftId as newId } from '#site/web/editor/draft/draft-id.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { budgetFields } from '#membership/budget-fields.ts'
import { staleBudgets } from '#membership/web/watch-budgets.ts'
import type { Analysis } from '../analysis.ts'
import { analysisKinds } from '../analysis-kinds.ts'
import { callAnalyses } from './call-analyses.ts'

type Props = {
  analysis: Analysis
  /** One of several on the screen: its button says which. */
  isListed?: boolean
  /** What happens instead of going to the new one. */
  onOrdered?: () => void
}

export function RunAgain({ analysis: { id, kind, question }, isListed = false, onOrdered }: Props) {
  const navigate = useNavigate()
  const { budget, units } = analysisKinds[kind]
  const left = useUser()[budgetFields[budget]]
  const [isOpen, setOpen] = useState(false)
  /** One for each time it is meant: pressing twice, or again after a lost answer, orders once. */
  const order = useRef<string | null>(null)
  const run = async () => {
    order.current ??= newId()
    const { analysis } = await callAnalyses('rerunAnalysis', {
      params: { id },
      query: {},
      body: { orderId: order.current },
    })
    order.current = null
    staleBudgets()
    if (onOrdered) onOrdered()
    else await navigate(paths.analysis(analysis.id))
  }
  return (
    <>
      <Button variant="plain" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Run again
        {isListed && <span className="unseen"> {question}</span>}
      </Button>
      <ConfirmDialog title="Run it again?" action="Run again" isOpen={isOpen} run={run} onClose={() => setOpen(false)}>
        <p>
          The same question is asked of what the base knows by now, and the new report says what changed. It uses 1 of
          your {units}; you have {left} left, and get it back where nothing has changed. This report stays as it is.
        </p>
      </ConfirmDialog>
    </>
  )
}
