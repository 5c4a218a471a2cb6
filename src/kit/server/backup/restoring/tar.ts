/**
 * Reads a tar as PostgreSQL writes it: ustar headers without long names, with files and folders and no links. Anything
 * else is refused.
 */
import { BackupTrouble } from '../trouble.ts'

const block = 512
const damaged = 'The tar of the backup is damaged'

export type TarEntry = { path: string; mode: number } & (
  | { isFolder: true }
  | { isFolder: false; size: number; bytes: AsyncGenerator<Buffer> }
)

/** The bytes of a file have to be read before the next entry is asked for. Throws `BackupTrouble`. */
export async function* readTar(chunks: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const reader = new Reader(chunks[Symbol.asyncIterator]())
  for (;;) {
    const header = await reader.take(block)
    if (header.every((byte) => byte === 0)) break
    const { type, size, ...entry } = readHeader(header)
    if (type === '5') {
      yield { ...entry, isFolder: true }
      continue
    }
    yield { ...entry, isFolder: false, size, bytes: reader.stream(size) }
    await reader.skip((block - (size % block)) % block)
  }
  await reader.drain()
}

function readHeader(header: Buffer): { path: string; mode: number; size: number; type: string } {
  const sum = header.reduce((all, byte, i) => all + (i >= 148 && i < 156 ? 32 : byte), 0)
  if (octal(header, 148, 8) !== sum) throw new BackupTrouble(`${damaged}.`)
  const path = text(header, 0, 100).replace(/^\.\//, '').replace(/\/$/, '')
  const type = text(header, 156, 1)
  const isInside =
    path !== '' && !path.startsWith('/') && path.split('/').every((part) => !['', '.', '..'].includes(part))
  if (!isInside || text(header, 345, 155) !== '')
    throw new BackupTrouble(`${damaged}: it names ${JSON.stringify(path)}.`)
  if (type !== '0' && type !== '5') throw new BackupTrouble(`${damaged}: ${path} is neither a file nor a folder.`)
  return { path, type, mode: octal(header, 100, 8) & 0o777, size: number(header, 124, 12) }
}

function text(header: Buffer, from: number, length: number): string {
  return (header.toString('utf8', from, from + length).split('\0')[0] ?? '').trim()
}

function octal(header: Buffer, from: number, length: number): number {
  return Number.parseInt(text(header, from, length) || '0', 8)
}

/** Files of 8 GB and more are written in base 256, marked by the first bit. */
function number(header: Buffer, from: number, length: number): number {
  if (((header[from] ?? 0) & 0x80) === 0) return octal(header, from, length)
  return header.subarray(from + 1, from + length).reduce((all, byte) => all * 256 + byte, 0)
}

class Reader {
  readonly #chunks: AsyncIterator<Buffer>
  #left = Buffer.alloc(0)

  constructor(chunks: AsyncIterator<Buffer>) {
    this.#chunks = chunks
  }

  async take(length: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for await (const part of this.stream(length)) parts.push(part)
    return Buffer.concat(parts)
  }

  async skip(length: number): Promise<void> {
    await this.take(length)
  }

  async *stream(length: number): AsyncGenerator<Buffer> {
    for (let wanted = length; wanted > 0;) {
      if (this.#left.length === 0) await this.#more()
      const part = this.#left.subarray(0, wanted)
      this.#left = this.#left.subarray(part.length)
      wanted -= part.length
      yield part
    }
  }

  /** To the end, since what is checked as a whole says only there that it is right. */
  async drain(): Promise<void> {
    while (!(await this.#chunks.next()).done);
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#chunks.next()
    if (done) throw new BackupTrouble(`${damaged}: it ends too early.`)
    this.#left = Buffer.from(value)
  }
}
