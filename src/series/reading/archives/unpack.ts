/**
 * What a member of an archive holds. Its size is counted while it comes out, whatever the archive says of it, and what
 * is too much stops there.
 */
import { Inflate } from 'fflate'
import { limits } from '../limits.ts'
import { Unreadable } from '../unreadable.ts'
import { crc32 } from './crc32.ts'
import type { Member } from './zip.ts'

/** So little at a time that no step of it can come out as more than some megabytes. */
const stepBytes = 8192

/** Shared by all members of an archive that are looked at. */
export type Budget = { left: number }
export const unpackingBudget = (): Budget => ({ left: limits.unpackedBytes })

export function unpacked({ method, crc, packed, size }: Member, budget: Budget): Uint8Array {
  if (size > budget.left || isBomb(size, packed.length)) throw new Unreadable('too-big-unpacked')
  const whole = method === 0 ? packed : method === 8 ? inflated(packed, budget.left) : null
  if (!whole || crc32(whole) !== crc) throw new Unreadable('bad-archive')
  budget.left -= whole.length
  return whole
}

function isBomb(size: number, packed: number): boolean {
  return size > limits.ratioFromBytes && size > packed * limits.ratio
}

function inflated(packed: Uint8Array, most: number): Uint8Array | null {
  const parts: Uint8Array[] = []
  let size = 0
  const stream = new Inflate((part) => {
    size += part.length
    parts.push(part)
  })
  try {
    for (let from = 0; from < packed.length || from === 0; from += stepBytes) {
      stream.push(packed.subarray(from, from + stepBytes), from + stepBytes >= packed.length)
      if (size > most || isBomb(size, packed.length)) throw new Unreadable('too-big-unpacked')
    }
  } catch (error) {
    if (error instanceof Unreadable) throw error
    return null // it is no deflated data
  }
  return joined(parts, size)
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
