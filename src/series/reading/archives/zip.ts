/**
 * The members of a ZIP archive, by its central directory (APPNOTE 6.3.10, 4.3.12). Nothing is ever written to a disk;
 * a name that would leave a folder, a member that is encrypted or in a format of its own refuses the whole archive.
 */
import { limits } from '../limits.ts'
import { Unreadable } from '../unreadable.ts'

export type Member = { name: string; method: number; crc: number; packed: Uint8Array; size: number }

const endMark = 0x06054b50
const entryMark = 0x02014b50
const localMark = 0x04034b50

export function membersOf(bytes: Uint8Array): Member[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return entriesOf(view, bytes)
  } catch (error) {
    // Offsets that lie outside the file.
    throw error instanceof RangeError ? new Unreadable('bad-archive') : error
  }
}

function entriesOf(view: DataView, bytes: Uint8Array): Member[] {
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  if (count > limits.members) throw new Unreadable('bad-archive')
  const members: Member[] = []
  let at = view.getUint32(end + 16, true)
  for (let i = 0; i < count; i++) {
    if (view.getUint32(at, true) !== entryMark) throw new Unreadable('bad-archive')
    const length = view.getUint16(at + 28, true)
    const member = memberAt(view, bytes, at, length)
    if (member) members.push(member)
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return members
}

/** It stands last, before a comment of at most 65,535 bytes. */
function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at--)
    if (view.getUint32(at, true) === endMark) return at
  throw new Unreadable('bad-archive')
}

function memberAt(view: DataView, bytes: Uint8Array, at: number, length: number): Member | null {
  const name = nameIn(bytes.subarray(at + 46, at + 46 + length))
  const flags = view.getUint16(at + 8, true)
  const packedSize = view.getUint32(at + 20, true)
  const size = view.getUint32(at + 24, true)
  const local = view.getUint32(at + 42, true)
  const isWhole = flags % 2 === 0 && size !== 0xffffffff && packedSize !== 0xffffffff
  if (!isWhole || leavesFolder(name)) throw new Unreadable('bad-archive')
  if (name.endsWith('/')) return null
  if (view.getUint32(local, true) !== localMark) throw new Unreadable('bad-archive')
  const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  if (from + packedSize > bytes.length) throw new Unreadable('bad-archive')
  const packed = bytes.subarray(from, from + packedSize)
  return { name, method: view.getUint16(at + 10, true), crc: view.getUint32(at + 16, true), packed, size }
}

const nameIn = (bytes: Uint8Array) => String.fromCharCode(...bytes)

function leavesFolder(name: string): boolean {
  return /^([a-z]:)?[\\/]/i.test(name) || name.split(/[\\/]/).includes('..') || name.includes('\0')
}
