/** Finished WAL of the embedded PostgreSQL is laid into a folder beside the data, from where it is taken away. */
import { chown, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Place } from './place.ts'

/** What is not full by then is finished all the same: so much may be lost with the machine. */
export const archiveSeconds = 60

/** The same place with such a folder. */
export async function withArchive(place: Place): Promise<Place & { archive: string }> {
  const archive = join(dirname(place.data), 'archive')
  await mkdir(archive, { recursive: true, mode: 0o700 })
  const { uid, gid } = place.run
  if (uid !== undefined && gid !== undefined) await chown(archive, uid, gid)
  return { ...place, archive }
}

export function archiveSettings({ archive }: Place): string[] {
  if (archive === undefined) return []
  return [
    '-c archive_mode=on',
    '-c archive_library=basic_archive',
    `-c basic_archive.archive_directory='${archive.replaceAll("'", "'\\''")}'`,
    `-c archive_timeout=${archiveSeconds}s`,
  ]
}
