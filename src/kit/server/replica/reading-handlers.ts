/**
 * Which calls are read from a replica? What pages show, as visitors are told it, whether they open a page or ask for it,
 * and what is named besides. Whoever is signed in is told of their own, and anything that writes must know the newest.
 */
import type { Endpoint } from '#kit/endpoint.ts'
import { type Viewer, visitor } from '#kit/viewer.ts'
import type { Handlers } from '../api/serve.ts'
import type { Read } from './replica.ts'

/** Of whichever call. */
type Handle = (call: { viewer: Viewer }) => Promise<unknown>

/** `besides`: calls that write nothing, and may be done twice. */
type Reading<Contract extends Record<string, Endpoint>> = { read: Read; besides: readonly (keyof Contract)[] }

/** The same handlers, which read where `read` says. */
export function readingHandlers<Contract extends Record<string, Endpoint>>(
  contract: Contract,
  handlers: Handlers<Contract>,
  { read, besides }: Reading<Contract>,
): Handlers<Contract> {
  // Each takes more than that, which is handed on as it came.
  const all = (Object.entries(handlers) as [string, Handle][]).map(([name, handle]) => {
    const endpoint = contract[name]
    const isShown = endpoint?.shows && endpoint.address.startsWith('GET ')
    if (!isShown && !besides.includes(name)) return [name, handle]
    const reading: Handle = (call) => (call.viewer === visitor ? read(() => handle(call)) : handle(call))
    return [name, reading]
  })
  return Object.fromEntries(all) as Handlers<Contract> // the same names, each with a handler of its own call
}
