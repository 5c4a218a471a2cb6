/** The ledger of whoever is signed in, a page after another. While it is loaded anew, what was there stays in sight. */
import { useEffect, useState } from 'react'
import type { LedgerEntry } from '../ledger-rows.ts'
import { callMembership } from './membership.ts'
import { sayFailure } from './say-failure.ts'

type Page = { entries: LedgerEntry[]; next: string | null }
export type LoadedLedger = { found: Page | null; failure: string | null; isMore: boolean; again: () => void; more: () => void }

/** `version` says that something moved. */
export function useLedger(version: string): LoadedLedger {
  const [tries, setTries] = useState(0)
  const [found, setFound] = useState<(Page & { of: string }) | null>(null)
  const [failed, setFailed] = useState<{ of: string; message: string } | null>(null)
  const [isMore, setMore] = useState(false)
  const key = `${tries} ${version}`

  useEffect(() => {
    let isLeft = false
    listPage(null).then(
      (page) => isLeft || (setFound({ ...page, of: key }), setFailed(null)),
      (error: unknown) => isLeft || setFailed({ of: key, message: sayFailure(error) }),
    )
    return () => {
      isLeft = true
    }
  }, [key])

  const more = async () => {
    if (isMore || !found?.next) return
    setMore(true)
    try {
      const { entries, next } = await listPage(found.next)
      // Loaded anew meanwhile: then this page follows nothing that is shown.
      setFound((now) => (now === found ? { ...now, entries: [...now.entries, ...entries], next } : now))
      setFailed(null)
    } catch (error) {
      setFailed({ of: key, message: sayFailure(error) })
    }
    setMore(false)
  }
  const failure = failed?.of === key ? failed.message : null
  const isWhole = found?.of === key
  return { found, failure, isMore, again: () => (isWhole ? void more() : setTries(tries + 1)), more: () => void more() }
}

function listPage(cursor: string | null): Promise<Page> {
  return callMembership('listLedger', { params: {}, query: { ...(cursor !== null && { cursor }) } })
}
