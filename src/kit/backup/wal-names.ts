/**
 * How files of WAL are called: a segment by its timeline and its place, 24 digits, and what says where a timeline began.
 */

/** Of all that PostgreSQL archives. */
export function isWal(name: string): boolean {
  return /^[\dA-F]{24}(\.[\dA-F]{8}\.backup)?$|^[\dA-F]{8}\.history$/.test(name)
}

/** All of one database, by the identifier that it had from its beginning: others count their WAL from 1 as well. */
export function walFolder(system: string): string {
  return `wal/${system}/`
}

/**
 * What is kept of one file begins so; then come 16 digits of the SHA-256 of what it holds, and how it is packed:
 * `wal/7581/000000010000000000000003.9f86d081884c7d65.zst.age`. So two copies of one database that write on by
 * themselves never overwrite each other's.
 */
export function walPrefix(system: string, name: string): string {
  return `${walFolder(system)}${name}.`
}

/** Of a kept file: the name that PostgreSQL knows, and its digits; null where it is no WAL. */
export function walOf(kept: string): { system: string; name: string; digits: string } | null {
  const [, system = '', name = '', digits = ''] =
    /^wal\/(-?\d+)\/([^/]+)\.([\da-f]{16})\.zst(?:\.age)?$/.exec(kept) ?? []
  return isWal(name) ? { system, name, digits } : null
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
