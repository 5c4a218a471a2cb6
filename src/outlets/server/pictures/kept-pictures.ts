/**
 * Pictures that were drawn, as many as fit, and those under way: who asks for one that is being drawn waits for that
 * one. Where too many wait already there is none.
 */
import { LRUCache } from 'lru-cache'

export type KeptPictures = {
  /** Null where too many wait. `draw` is called once, however many ask meanwhile. */
  find(key: string, draw: () => Promise<Uint8Array>): Promise<Buffer> | null
}

export function createKeptPictures({ bytes, waiting }: { bytes: number; waiting: number }): KeptPictures {
  const kept = new LRUCache<string, Buffer>({ maxSize: bytes, sizeCalculation: ({ length }) => length })
  const underWay = new Map<string, Promise<Buffer>>()

  const make = async (key: string, draw: () => Promise<Uint8Array>): Promise<Buffer> => {
    try {
      const made = Buffer.from(await draw())
      kept.set(key, made)
      return made
    } finally {
      underWay.delete(key)
    }
  }
  return {
    find(key, draw) {
      const known = kept.get(key)
      if (known) return Promise.resolve(known)
      const coming = underWay.get(key)
      if (coming) return coming
      if (underWay.size >= waiting) return null
      const made = make(key, draw)
      underWay.set(key, made)
      return made
    },
  }
}
