/**
 * What a reader sees of an item's page. Pages are drawn for visitors, so an author's private item arrives as missing:
 * once somebody is signed in it is looked for again, as them. When they sign out, it goes.
 */
import { useEffect, useRef, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { useUser } from '#accounts/web/use-user.ts'
import type { ItemData, MissingData } from '../layout/screen-data.ts'

export type Sight = 'shown' | 'looking' | 'missing'
type Seen = 'missing' | 'private' | 'published'
/** `hasLooked`: what the page has was asked for as this reader. */
type Reader = { status: 'visitor' | 'waiting' | 'user'; hasLooked: boolean }

export function sightOf(seen: Seen, { status, hasLooked }: Reader): Sight {
  if (seen === 'published') return 'shown'
  if (seen === 'private') return status === 'visitor' ? 'missing' : 'shown'
  return status === 'waiting' || (status === 'user' && !hasLooked) ? 'looking' : 'missing'
}

/**
 * Whether what the page has was loaded for somebody else: a missing item for a visitor, a private one for its author.
 */
export function isForOthers(seen: Seen, status: Reader['status']): boolean {
  return seen === 'missing' ? status === 'user' : seen === 'private' && status === 'visitor'
}

export function useSight(data: ItemData | MissingData): Sight {
  const { status, user } = useUser()
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const asked = useRef('')
  const [looked, setLooked] = useState<{ key: string; before: unknown }>()
  const seen = seenIn(data)
  const key = `${user?.iamId} ${pathname}`
  const isStale = isForOthers(seen, status)

  useEffect(() => {
    if (!isStale || asked.current === key) return
    asked.current = key
    const look = async () => {
      await revalidate()
      setLooked({ key, before: data })
    }
    void look()
  }, [isStale, key, data, revalidate])
  // What was asked for comes as other data. That the router is done is told before they are here.
  return sightOf(seen, { status, hasLooked: looked?.key === key && looked.before !== data })
}

function seenIn(data: ItemData | MissingData): Seen {
  if ('missing' in data) return 'missing'
  return data.item.publishedAt === null ? 'private' : 'published'
}
