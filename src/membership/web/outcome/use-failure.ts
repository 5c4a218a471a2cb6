/** A payment that turns out to have failed is told where failures are: the address of success would say otherwise. */
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { screenPaths } from '#kit/paths.ts'
import type { OutcomeState } from './outcome.ts'

export function useFailure({ is }: OutcomeState): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (is === 'failed') void navigate(screenPaths.purchaseError(), { replace: true })
  }, [is, navigate])
}
