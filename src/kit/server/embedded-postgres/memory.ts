/** How much memory is there for the embedded PostgreSQL, and what does it make of it? */

const bytesInMb = 1_048_576

/** What a server takes that is none of the product's own, of which many may run at once: as much as it always took. */
export const smallMb = 512

/**
 * In MB, the less of what the machine has and what the system lets this process have, which Node reads from its cgroup,
 * of either version. `limitBytes` is 0 or beyond all machines where there is no limit.
 */
export function memoryMbOf({ totalBytes, limitBytes }: { totalBytes: number; limitBytes: number }): number {
  return Math.floor((limitBytes > 0 ? Math.min(totalBytes, limitBytes) : totalBytes) / bytesInMb)
}

/**
 * PostgreSQL's settings on a machine, or in a container, of so many MB, which it shares with the program. What it may
 * take for each sort and each upkeep grows with the machine up to where more brings little, and is never less than its
 * own usual 4 and 64 MB. `settingsFor(1024)` begins with 256 MB of buffers.
 */
export function settingsFor(memoryMb: number): Record<string, string> {
  const share = (part: number, least: number, most: number) =>
    `${Math.floor(Math.min(most, Math.max(least, memoryMb * part)))}MB`
  return {
    shared_buffers: share(0.25, 32, 4096),
    effective_cache_size: share(0.6, 128, Number.MAX_SAFE_INTEGER),
    work_mem: share(1 / 256, 4, 16),
    maintenance_work_mem: share(0.05, 64, 1024),
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
  }
}
