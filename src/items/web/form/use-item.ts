/** One item by its reference, for forms that name it: its title, and whatever its kind's form must know of it. */
import { useEffect, useState } from 'react'
import { isRefusal } from '#kit/refusal.ts'
import type { ItemRef } from '../../item.ts'
import { useCall } from '../call-context.ts'
import type { Whole } from '../kind-view.ts'

export type NamedItem = { state: 'none' | 'loading' | 'failed' | 'missing'; item: null } | { state: 'found'; item: Whole }

type Answer = { ref: ItemRef; named: NamedItem }

const none: NamedItem = { state: 'none', item: null }
const loading: NamedItem = { state: 'loading', item: null }

export function useItem(ref: ItemRef | null): NamedItem {
  const call = useCall()
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    if (ref === null) return
    let isLeft = false
    const [kind = '', id = ''] = ref.split('/')
    call('findItem', { params: { kind, id }, query: { include: [] } }).then(
      ({ item }) => isLeft || setAnswer({ ref, named: { state: 'found', item: item as unknown as Whole } }), // cut to the contract's schema by the server
      (error: unknown) => isLeft || setAnswer({ ref, named: { state: isMissing(error) ? 'missing' : 'failed', item: null } }),
    )
    return () => {
      isLeft = true
    }
  }, [call, ref])
  if (ref === null) return none
  return answer?.ref === ref ? answer.named : loading
}

function isMissing(error: unknown): boolean {
  return isRefusal(error) && error.code === 'item-not-found'
}
