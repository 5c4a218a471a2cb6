/**
 * A drawn page as it is kept and sent: its bytes in each encoding, compressed when they are first asked for, and its
 * ETag.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

export type Packed = {
  etag: string
  /** Room that it takes up: plain, and about a third more for the compressed forms. */
  bytes: number
  /** The page in this encoding; compressed when it is first asked for. */
  body(encoding: Encoding): Buffer
  /** Compresses it again, better, and off this thread: worth it for a page that is asked for more than once. */
  recompress(): void
}

export function packPage(html: string): Packed {
  const identity = Buffer.from(html)
  const made: Partial<Record<Encoding, Buffer>> = { identity }
  let isRecompressed = false
  return {
    bytes: Math.ceil(identity.length * 1.4) + 500,
    // Weak: the same page in another encoding has other bytes.
    etag: `W/"${createHash('sha1').update(identity).digest('base64url')}"`,
    body: (encoding) => (made[encoding] ??= compress[encoding](identity)),
    recompress() {
      if (isRecompressed) return
      isRecompressed = true
      // Whatever fails here, the page as it is remains good.
      brotliBetter(identity, brotliOf(identity, 6)).then(
        (better) => (made.br = better),
        () => {},
      )
    },
  }
}

const brotliBetter = promisify(brotliCompress)

/**
 * Fast at first: at full strength a page would take longer to compress than to draw, and may never be asked for again.
 */
const compress: Record<Encoding, (plain: Buffer) => Buffer> = {
  identity: (plain) => plain,
  gzip: (plain) => gzipSync(plain, { level: 3 }),
  br: (plain) => brotliCompressSync(plain, brotliOf(plain, 1)),
}

function brotliOf(plain: Buffer, quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }
}
