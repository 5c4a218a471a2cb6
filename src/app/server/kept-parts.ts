/** What kinds keep of their details in tables of their own. A kind whose items hold all has no line. */
import type { KeptParts } from '#items/server/kept-part.ts'
import { seriesPart } from '#series/server/store.ts'

export const parts: KeptParts = { trend: seriesPart }
