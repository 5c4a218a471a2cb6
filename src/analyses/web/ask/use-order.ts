/** Orders an analysis once, however often it is pressed, and goes to its page. */
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { questionStore } from '#accounts/web/question/question-state.ts'
import { forgetWaiting } from '#accounts/web/question/waiting-question.ts'
import { newDraftId as newId } from '#site/web/editor/draft/draft-id.ts'
import { stale } from '#kit/web/answers/use-answer.ts'
import { failureOf } from '#kit/web/failure.ts'
import { screenPaths } from '#kit/paths.ts'
import type { BudgetName } from '#membership/catalogue.ts'
import { staleBudgets } from '#membership/web/watch-budgets.ts'
import { callAnalyses } from '../call-analyses.ts'
import { forgetOrder, orderIdFor, type Subject } from './order-intent.ts'

export type Ordering = {
  /** Which is being ordered. */
  busy: BudgetName | null
  failure: string | null
  order(budget: BudgetName, subject: Subject): void
}

const storage = () => sessionStorage

/** `onRefused` is told that the order was answered with a no: what may be ordered may have changed. */
export function useOrder(onRefused: () => void): Ordering {
  const navigate = useNavigate()
  const [busy, setBusy] = useState<BudgetName | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const order = async (budget: BudgetName, subject: Subject) => {
    if (busy) return
    setBusy(budget)
    setFailure(null)
    questionStore.updateStatus(true, 'Ordering the analysis')
    try {
      const { question, trendId, read } = subject
      const orderId = orderIdFor(storage, subject, newId)
      const { analysis } = await callAnalyses('orderAnalysis', {
        params: {},
        query: {},
        body: { orderId, question, ...(trendId !== null && { trendId }), ...(read && { read }) },
      })
      forgetOrder(storage)
      forgetWaiting(storage)
      questionStore.clear()
      staleBudgets()
      stale(callAnalyses, ['previewAnalysis']) // which says what one has already
      await navigate(screenPaths.analysis(analysis.id))
    } catch (error) {
      const { is, message } = failureOf(error)
      questionStore.updateStatus(false, 'The analysis was not ordered.')
      setFailure(
        is === 'refused' || is === 'signed-out'
          ? message
          : `${message} If the order arrived, ordering again does not order twice.`,
      )
      setBusy(null)
      if (is !== 'refused') return // it may have arrived: the same order is sent again
      forgetOrder(storage)
      onRefused()
    }
  }
  return { busy, failure, order: (...given) => void order(...given) }
}
