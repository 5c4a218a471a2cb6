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
  /**
   * It is asked for once more, so long after it was drawn: what is often sent and stands for a while is compressed again,
   * better and better, off this thread.
   */
  askedAgain(ageMs: number): void
}

type Stage = { asks: number; ageMs: number; quality: number }

/**
 * How well brotli compresses what has been asked for again so often. At its best it takes a tenth of a second of another
 * thread, and takes 14 % off what a visitor waits for: with several pages a whole round trip of a slow network. A page
 * that is about to be drawn anew, since people forecast on it, is not worth that: it would cost several times what drawing does.
 */
const stages: readonly Stage[] = [
  { asks: 1, ageMs: 0, quality: 6 },
  { asks: 20, ageMs: 30_000, quality: constants.BROTLI_MAX_QUALITY },
]

export function packPage(html: string): Packed {
  const identity = Buffer.from(html)
  const made: Partial<Record<Encoding, Buffer>> = { identity }
  let asks = 0
  let reached = 0
  return {
    bytes: Math.ceil(identity.length * 1.4) + 500,
    // Weak: the same page in another encoding has other bytes.
    etag: `W/"${createHash('sha1').update(identity).digest('base64url')}"`,
    body: (encoding) => (made[encoding] ??= compress[encoding](identity)),
    askedAgain(ageMs) {
      asks++
      const next = stages[reached]
      if (!next || asks < next.asks || ageMs < next.ageMs) return
      reached++
      const { quality } = next
      // Whatever fails here, the page as it is remains good; and what is asked for often at once may end in any order.
      brotliBetter(identity, brotliOf(identity, quality)).then(
        (better) => (made.br = made.br && made.br.length < better.length ? made.br : better),
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
