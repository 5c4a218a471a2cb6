/** What to do once one has said something: all that is shown of it is asked anew, and again once it is told. */
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useUser } from '#accounts/web/use-user.ts'
import { useCall } from '#items/web/call-context.ts'
import { stale } from '#kit/web/answers/use-answer.ts'
import { forecastOtherwise } from './call-forecasts.ts'

/** What people say is told every ten seconds at most: by then it holds what one has just said. */
const toldMs = 11_000

/** `ids`: of the predictions. */
export function useAgainSoon(): (ids: readonly string[]) => void {
  const call = useCall()
  const { user } = useUser()
  const { revalidate } = useRevalidator()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (ids) => {
    for (const id of ids) {
      forecastOtherwise(id)
      // Whoever forecasts a question follows it.
      stale(call, ['findStanding'], { id })
    }
    // Its number may lead the page by now, and be in others of it.
    if (user?.hidesCrowd) void revalidate()
    clearTimeout(timer.current)
    // By then it may have come out as well.
    timer.current = setTimeout(() => ids.forEach(forecastOtherwise), toldMs)
  }
}
