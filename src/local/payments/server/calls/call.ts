/** One call of Stripe's API: where it answers, what it takes, what it does. */
import type { z } from 'zod'
import type { Form } from '../form.ts'
import { newList } from '../objects/list.ts'
import { parse } from '../params.ts'
import type { Page } from '../store.ts'
import type { World } from '../world.ts'

export type Call = {
  method: string
  path: string
  /** Asks for something and changes nothing. */
  isReading: boolean
  act(world: World, given: Form, id: string): Promise<object>
}

/** `call('POST /v1/customers/:id', schema, async (world, params, id) => ...)` */
export function call<S extends z.ZodType>(
  address: `${'GET' | 'POST' | 'DELETE'} /v1/${string}`,
  schema: S,
  act: (world: World, params: z.output<S>, id: string) => Promise<object>,
): Call {
  const [method = '', path = ''] = address.split(' ')
  return { method, path, isReading: method === 'GET', act: (world, given, id) => act(world, parse(schema, given), id) }
}

export function answerList<T>(url: string, { found, hasMore }: Page<T>) {
  return newList(url, found, hasMore)
}
