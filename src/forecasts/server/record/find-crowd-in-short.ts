/** How right people together have been, read of the same scores as the record. */
import type { Pool } from 'pg'
import { crowdInShort, type CrowdInShort } from '../../record/crowd-in-short.ts'
import { crowdCalibration } from '../../record/ways.ts'
import { listCameOut } from './came-out.ts'
import { keptWhileScored } from './find-ways.ts'
import { listWays } from './ways-store.ts'

/** Kept until something is scored anew. */
export function openCrowdInShort(pool: Pool): () => Promise<CrowdInShort | null> {
  return keptWhileScored(pool, async (from) => {
    const [came, ways] = await Promise.all([listCameOut(from), listWays(from)])
    return crowdInShort(came, crowdCalibration(ways).inTime)
  })
}
