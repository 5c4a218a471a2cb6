/**
 * Pages kept for visitors: a bounded store that never holds what changed while it was being drawn, and draws a page once
 * however many ask for it at the same time.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** `isFleeting`: it shows what changes without notice, so it is handed to those who wait for it and kept for nobody. */
export type Drawn = { status: number; html: string; isFleeting?: boolean }
export type Encoding = 'br' | 'gzip' | 'identity'
type Page = {
  status: number
  isFleeting: boolean
  etag: string
  /** Room that it takes up: plain, and about a third more for the compressed forms. */
  bytes: number
  /** The page in this encoding; compressed when it is first asked for. */
  body(encoding: Encoding): Buffer
  /** Compresses it again, better, and off this thread: worth it for a page that is asked for more than once. */
  polish(): void
}

const mostBytes = 64 * 2 ** 20

export type KeptPages = {
  /** The page of this key: kept, or being drawn for somebody else, or drawn now. */
  find(key: string, draw: () => Promise<Drawn>): Promise<Page>
  /** Forgets all pages, also those that are being drawn now. */
  forget(): void
  readonly size: number
}

/** `mayKeep` says whether changes can be heard at the moment; while they cannot, nothing is kept. */
export function createKeptPages(mayKeep: () => boolean): KeptPages {
  const kept = new LRUCache<string, Page>({ maxSize: mostBytes, sizeCalculation: ({ bytes }) => bytes })
  const drawing = new Map<string, Promise<Page>>()
  return {
    async find(key, draw) {
      const found = mayKeep() ? kept.get(key) : undefined
      found?.polish()
      return found ?? (await (drawing.get(key) ?? begin(key, draw)))
    },
    forget() {
      kept.clear()
      drawing.clear() // whoever asks from now on must not be handed what was read before the change
    },
    get size() {
      return kept.size
    },
  }

  function begin(key: string, draw: () => Promise<Drawn>): Promise<Page> {
    const page: Promise<Page> = draw()
      .then(pack)
      .then((packed) => {
        // Forgotten while it was drawn: hand it to those who asked before, keep it for nobody.
        if (drawing.get(key) === page && packed.status === 200 && !packed.isFleeting && mayKeep()) kept.set(key, packed)
        return packed
      })
      .finally(() => {
        if (drawing.get(key) === page) drawing.delete(key)
      })
    drawing.set(key, page)
    return page
  }
}

function pack({ status, html, isFleeting = false }: Drawn): Page {
  const identity = Buffer.from(html)
  const made: Partial<Record<Encoding, Buffer>> = { identity }
  let isPolished = false
  return {
    status,
    isFleeting,
    bytes: Math.ceil(identity.length * 1.4) + 500,
    // Weak: the same page in another encoding has other bytes.
    etag: `W/"${createHash('sha1').update(identity).digest('base64url')}"`,
    body: (encoding) => (made[encoding] ??= compress[encoding](identity)),
    polish() {
      if (isPolished) return
      isPolished = true
      // Whatever fails here, the page as it is remains good.
      brotliBetter(identity, brotliOf(identity, 6)).then(
        (better) => (made.br = better),
        () => {},
      )
    },
  }
}

const brotliBetter = promisify(brotliCompress)

/** Fast at first: at full strength a page would take longer to compress than to draw, and may never be asked for again. */
const compress: Record<Encoding, (plain: Buffer) => Buffer> = {
  identity: (plain) => plain,
  gzip: (plain) => gzipSync(plain, { level: 3 }),
  br: (plain) => brotliCompressSync(plain, brotliOf(plain, 1)),
}

function brotliOf(plain: Buffer, quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }
}
