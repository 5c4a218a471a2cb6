/** The body of an answer, unpacked and as text: no larger, slower or longer than this server waits for. */
import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { SourceFault } from '../../faults.ts'

export type Limits = {
  connectMs: number
  firstByteMs: number
  wholeMs: number
  idleMs: number
  sentBytes: number
  unpackedBytes: number
  /** How many times as large as it was sent an answer may be. */
  ratio: number
}

export const usualLimits: Limits = {
  connectMs: 5000,
  firstByteMs: 20_000,
  wholeMs: 60_000,
  idleMs: 15_000,
  sentBytes: 10_000_000,
  unpackedBytes: 32_000_000,
  ratio: 100,
}

const unpackers = { gzip: createGunzip, 'x-gzip': createGunzip, br: createBrotliDecompress, deflate: createInflate }

export async function readBody(answer: IncomingMessage, limits: Limits): Promise<{ body: Buffer; bytes: number }> {
  const declared = Number(answer.headers['content-length'] ?? 0)
  if (declared > limits.sentBytes) throw tooBig(answer, `It says ${declared} bytes.`)
  const packing = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  const counted = { sent: 0, unpacked: 0 }
  const chunks: Buffer[] = []
  answer.setTimeout?.(limits.idleMs, () => answer.destroy(new SourceFault('too-slow')))
  const countSent = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      counted.sent += chunk.length
      if (counted.sent > limits.sentBytes) throw tooBig(answer, `It is over ${limits.sentBytes} bytes.`)
      yield chunk
    }
  }
  const keep = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      counted.unpacked += chunk.length
      const most = Math.min(limits.unpackedBytes, Math.max(1_000_000, counted.sent * limits.ratio))
      if (counted.unpacked > most) throw tooBig(answer, `It unpacks to over ${most} bytes.`)
      chunks.push(chunk)
    }
  }
  if (packing === 'identity') await pipeline(answer, countSent, keep)
  else if (packing in unpackers) {
    const unpack = unpackers[packing as keyof typeof unpackers]() // as was just looked at
    await pipeline(answer, countSent, unpack, keep)
  } else throw new SourceFault('unreadable', `It is packed as "${packing.slice(0, 40)}".`)
  return { body: Buffer.concat(chunks), bytes: counted.sent }
}

/** Nothing more of it is read. */
function tooBig(answer: IncomingMessage, why: string): SourceFault {
  answer.destroy()
  return new SourceFault('too-big', why)
}

/** By its bytes, whatever is said of them: UTF-16 where it marks itself, UTF-8 where it is that, else Windows-1252. */
export function decode(bytes: Buffer): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
