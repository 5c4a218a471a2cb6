/**
 * How files of WAL are called: a segment by its timeline and its place, 24 digits, and what says where a timeline began.
 */

/** Of all that PostgreSQL archives. */
export function isWal(name: string): boolean {
  return /^[\dA-F]{24}(\.[\dA-F]{8}\.backup)?$|^[\dA-F]{8}\.history$/.test(name)
}

/** Where it is kept, by how it is packed: `wal/000000010000000000000003.zst.age`. */
export function walPrefix(name: string): string {
  return `wal/${name}.`
}

/** The name of a kept file as PostgreSQL knows it, or null where it is no WAL. */
export function walOf(kept: string): string | null {
  const name = /^wal\/(.+)\.zst(\.age)?$/.exec(kept)?.[1]
  return name !== undefined && isWal(name) ? name : null
}

/** Whether a segment that is not there leaves a hole: others of its timeline, that come after it, are there. */
export function isHole(missing: string, kept: readonly string[]): boolean {
  return (
    isSegment(missing) &&
    kept.some((name) => isSegment(name) && name.slice(0, 8) === missing.slice(0, 8) && name > missing)
  )
}

function isSegment(name: string): boolean {
  return name.length === 24
}

/** The 16 digits, after the timeline, of the segment in which a place of WAL lies: of `1/3000028` `0000000100000003`. */
export function firstSegment(lsn: string): string {
  const [high = '', low = ''] = lsn.split('/')
  const segment = Math.floor(Number.parseInt(low, 16) / segmentBytes)
  return [high, segment.toString(16).toUpperCase()].map((part) => part.padStart(8, '0')).join('')
}

/** As initdb makes it. */
const segmentBytes = 16_777_216
