/**
 * Texts as trees: each is read once and kept by its digest, so that drawing a page or showing an item again reads
 * nothing. A long one is read in a thread, by turns of those who ask. Decision 23 says why.
 */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { openComputeThread } from '#kit/server/compute/compute-thread.ts'
import { type ReadText, readText, sizeOf } from './read-text.ts'

export type Texts = {
  /** `owner`: whose turn it is where it has to be read; nobody's where a page is drawn. */
  read(markdown: string, owner?: string): Promise<ReadText>
  close(): Promise<void>
}

/** Read at once: the worst of this length takes a few milliseconds, less than the way to a thread and back. */
const shortSigns = 3000
const mostBytes = 16 * 2 ** 20

export function openTexts(read = inThread()): Texts {
  const kept = new LRUCache<string, ReadText>({ maxSize: mostBytes, sizeCalculation: bytesOf })
  const underWay = new Map<string, Promise<ReadText>>()

  const readLong = async (digest: string, markdown: string, owner: string): Promise<ReadText> => {
    try {
      const text = await read.long(markdown, owner)
      kept.set(digest, text)
      return text
    } finally {
      underWay.delete(digest)
    }
  }
  return {
    async read(markdown, owner = '') {
      const digest = createHash('sha256').update(markdown).digest('base64')
      const known = kept.get(digest) ?? underWay.get(digest)
      if (known) return known
      if (markdown.length <= shortSigns) {
        const text = read.short(markdown)
        kept.set(digest, text)
        return text
      }
      const reading = readLong(digest, markdown, owner)
      underWay.set(digest, reading)
      return reading
    },
    close: read.close,
  }
}

function inThread() {
  const thread = openComputeThread(new URL('text-thread.ts', import.meta.url))
  return {
    short: readText,
    // The thread has just made it.
    long: (markdown: string, owner: string) => thread.compute('read', markdown, owner) as Promise<ReadText>,
    close: () => thread.close(),
  }
}

/** About what it takes in memory. */
function bytesOf({ tree }: ReadText): number {
  const { parts, signs } = sizeOf(tree)
  return 200 * parts + 2 * signs + 200
}
