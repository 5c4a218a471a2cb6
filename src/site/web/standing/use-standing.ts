/** How the signed-in reader stands to an item. Null for visitors, and until it is known: the page is whole without it. */
import { useEffect, useState } from 'react'
import { useUser } from '#accounts/web/use-user.ts'
import type { AnswerOf } from '#kit/endpoint.ts'
import { type MyCalls, useCall } from '#items/web/call-context.ts'

export type MyStanding = AnswerOf<MyCalls['findStanding']>

export type StandingHere = { mine: MyStanding | null; note: (part: Partial<MyStanding>) => void }

export function useStanding(kind: string, id: string): StandingHere {
  const call = useCall()
  const me = useUser().user?.iamId ?? null
  const [found, setFound] = useState<{ of: string; mine: MyStanding } | null>(null)
  useEffect(() => {
    if (!me) return
    let isLeft = false
    call('findStanding', { params: { kind, id }, query: {} }).then(
      (mine) => isLeft || setFound({ of: me, mine }),
      () => {}, // what it adds to the page is left out; each of its buttons says by itself what fails
    )
    return () => {
      isLeft = true
    }
  }, [call, id, kind, me])
  return {
    mine: found && found.of === me ? found.mine : null,
    note: (part) => setFound((before) => before && { ...before, mine: { ...before.mine, ...part } }),
  }
}
