/** What answers the calls of this room. */
import type { Handlers } from '#kit/server/api/serve.ts'
import type { readersContract } from '../contract.ts'

export type ReadersHandlers = Handlers<typeof readersContract>
