/** One item by its reference, for forms that name it: its title, and whatever its kind's form must know of it. */
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import type { ItemRef } from '../../item.ts'
import { useCall } from '../call-context.ts'
import type { Whole } from '../kind-view.ts'

export type NamedItem =
  | { state: 'none' | 'loading' | 'failed' | 'missing'; item: null }
  | { state: 'found'; item: Whole }

export function useItem(ref: ItemRef | null): NamedItem {
  const [kind = '', id = ''] = ref?.split('/') ?? []
  const { answer, failure } = useAnswer(
    useCall(),
    'findItem',
    ref === null ? null : { params: { kind, id }, query: { include: [] } },
  )
  if (ref === null) return { state: 'none', item: null }
  if (answer) return { state: 'found', item: answer.item as unknown as Whole } // cut to the contract's schema by the server
  if (failure) return { state: failure.code === 'item-not-found' ? 'missing' : 'failed', item: null }
  return { state: 'loading', item: null }
}
