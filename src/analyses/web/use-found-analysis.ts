/**
 * What a reader finds at the address of an analysis: their own, one that is shared with them by a secret key, or nothing. A visitor without a key
 * goes home (R13). The key stands behind the '#', where no server sees it.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { userStore } from '#accounts/web/user-store.ts'
import { useUser } from '#accounts/web/use-user.ts'
import { paths } from '#items/paths.ts'
import { sayFailure } from '#membership/web/say-failure.ts'
import { isRefusal } from '#kit/refusal.ts'
import type { Analysis } from '../analysis.ts'
import type { FormulaWords } from '../document/footnote.ts'
import type { Report } from '../report/report.ts'
import { callAnalyses } from './call-analyses.ts'
import { useSecretKey } from './use-secret-key.ts'

type Shown = { is: 'shown'; analysis: Analysis; report: Report | null; formulas: FormulaWords; isOwn: boolean }
export type Sight = { is: 'waiting' } | { is: 'home' } | { is: 'missing' } | { is: 'failed'; message: string } | Shown

export function useFoundAnalysis(id: string) {
  const { status, user } = useUser()
  const navigate = useNavigate()
  const secret = useSecretKey()
  const [tries, setTries] = useState(0)
  const [sight, setSight] = useState<Sight>({ is: 'waiting' })
  /** For whom it was looked last. */
  const asked = useRef('')
  const asking = `${id} ${status} ${user?.iamId} ${secret} ${tries}`

  useEffect(() => {
    // The hook says 'visitor' while the page is taken over; the store knows better.
    const now = userStore.getSnapshot().status
    if (now === 'waiting' || secret === undefined || asked.current === asking) return
    asked.current = asking
    const look = async () => {
      const found = await find(id, now === 'user', secret)
      if (asked.current !== asking) return
      if (found.is === 'home') await navigate(paths.home(), { replace: true })
      else setSight(found)
    }
    void look()
  }, [id, secret, asking, navigate])

  const again = useCallback(() => setTries((before) => before + 1), [])
  const change = useCallback((analysis: Analysis) => setSight((before) => (before.is === 'shown' ? { ...before, analysis } : before)), [])
  return { sight: sight.is === 'home' ? ({ is: 'waiting' } as const) : sight, again, change }
}

async function find(id: string, isUser: boolean, secret: string | null): Promise<Sight> {
  if (!isUser && secret === null) return { is: 'home' }
  try {
    const own = isUser ? await orNull(callAnalyses('findAnalysis', { params: { id }, query: {} })) : null
    if (own) return { is: 'shown', ...own, isOwn: true }
    const shared =
      secret === null ? null : await orNull(callAnalyses('findSharedAnalysis', { params: { id }, query: {}, body: { key: secret } }))
    return shared ? { is: 'shown', ...shared, isOwn: false } : { is: 'missing' }
  } catch (error) {
    return { is: 'failed', message: sayFailure(error) }
  }
}

/** Where there is nothing, or nothing of theirs: an address may also be no number. */
async function orNull<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call
  } catch (error) {
    if (isRefusal(error) && ['analysis-not-found', 'invalid-input'].includes(error.code)) return null
    throw error
  }
}
