/** What to do once one has said something: all that is shown of it is asked anew, and again once it is told. */
import { useEffect, useRef } from 'react'
import { useCall } from '#items/web/call-context.ts'
import { stale } from '#kit/web/answers/use-answer.ts'
import { forecastOtherwise } from './call-forecasts.ts'

/** What people say is told every ten seconds at most: by then it holds what one has just said. */
const toldMs = 11_000

/** `ids`: of the predictions. */
export function useAgainSoon(): (ids: readonly string[]) => void {
  const call = useCall()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (ids) => {
    for (const id of ids) {
      forecastOtherwise(id)
      // Whoever forecasts a question follows it.
      stale(call, ['findStanding'], { id })
    }
    clearTimeout(timer.current)
    // By then it may have come out as well.
    timer.current = setTimeout(() => ids.forEach(forecastOtherwise), toldMs)
  }
}
