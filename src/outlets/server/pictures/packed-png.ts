/**
 * Pixels as PNG (https://www.w3.org/TR/png-3/), packed closer than where they are drawn: without transparency, and without
 * filters, which make a drawing of few colours larger. A third less, for some milliseconds more.
 */
import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Eight bits a colour; red, green and blue. */
const header = [8, 2, 0, 0, 0] as const

/** `pixels`: red, green, blue and how opaque, which all of it is. */
export function packedPng(pixels: Uint8Array, width: number, height: number): Buffer {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  return Buffer.concat([
    signature,
    chunk('IHDR', Buffer.concat([size, Buffer.from(header)])),
    chunk('IDAT', deflateSync(linesOf(pixels, width, height))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Each begins with the number of its filter: none. */
function linesOf(pixels: Uint8Array, width: number, height: number): Buffer {
  const lines = Buffer.alloc(height * (1 + width * 3))
  let to = 0
  for (let i = 0; i < width * height; i++) {
    if (i % width === 0) to++
    lines[to++] = pixels[i * 4] ?? 0
    lines[to++] = pixels[i * 4 + 1] ?? 0
    lines[to++] = pixels[i * 4 + 2] ?? 0
  }
  return lines
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
