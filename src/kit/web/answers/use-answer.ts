/** How screens ask the API: by the name of a call and what it is given. No screen asks in an effect of its own. */
import { useCallback, useSyncExternalStore } from 'react'
import type { AnswerOf, Caller, Endpoint, InputOf } from '#kit/endpoint.ts'
import { answers, type Key, keyOf, readKey } from './answers.ts'
import { type Asked, unasked } from './one-answer.ts'

type Contract = Record<string, Endpoint>
type Again = { again: () => void }

/** Null for the input: there is nothing to ask yet. */
export function useAnswer<C extends Contract, Name extends keyof C & string>(
  call: Caller<C>,
  name: Name,
  input: InputOf<C[Name]> | null,
): Asked<AnswerOf<C[Name]>> & Again {
  const key = input && keyOf(name, input)
  // The key says all that is asked.
  const ask = useCallback((of: Key) => call(...(readKey(of) as unknown as [Name, InputOf<C[Name]>])), [call])
  return useAnswerOf(key, ask)
}

/** Where the answer is made of more than one call. `ask` must stay the same function. */
export function useAnswerOf<Answer>(
  key: Key | null,
  ask: (key: Key, isWanted: () => boolean) => Promise<Answer>,
): Asked<Answer> & Again {
  const watch = useCallback(
    (changed: () => void) => (key === null ? nothing : answers.watch(key, (isWanted) => ask(key, isWanted), changed)),
    [key, ask],
  )
  const look = () => (key === null ? unasked : answers.look(key))
  const asked = useSyncExternalStore(watch, look, () => unasked) as Asked<Answer> // under this key there is nothing but what `ask` answered
  return { ...asked, again: () => key !== null && answers.again(key) }
}

const nothing = () => {}

/** After a change: these answers hold no longer, wherever they are shown. `params`: only those about this. */
export function stale<C extends Contract, Name extends keyof C & string>(
  _: Caller<C>,
  names: readonly Name[],
  params: Partial<InputOf<C[Name]>['params']> = {},
): void {
  answers.stale(isAbout(names, params as Record<string, unknown>))
}

function isAbout(names: readonly string[], params: Record<string, unknown>): (key: Key) => boolean {
  return (key) => {
    const [name, input] = readKey(key)
    return names.includes(name) && Object.entries(params).every(([field, value]) => input.params[field] === value)
  }
}
