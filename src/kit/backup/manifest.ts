/**
 * What PostgreSQL says is in a base backup: every file with its size and its SHA-256.
 * https://www.postgresql.org/docs/18/backup-manifest-format.html
 */
import { z } from 'zod'

const sha256 = z.string().regex(/^[\da-f]{64}$/)

const manifest = z.object({
  'PostgreSQL-Backup-Manifest-Version': z.int().min(1).max(2),
  Files: z
    .array(
      z.object({
        Path: z.string().max(1024),
        Size: z.int().nonnegative(),
        'Checksum-Algorithm': z.literal('SHA256'),
        Checksum: sha256,
      }),
    )
    .max(5_000_000),
  'Manifest-Checksum': sha256,
})

export type ManifestFiles = Map<string, { size: number; sha256: string }>

/**
 * Its files by their paths, or null where it is none, or was changed. The checksum in its last line is of all lines
 * before that; `digest` is SHA-256 in hexadecimal.
 */
export function readManifest(text: string, digest: (text: string) => string): ManifestFiles | null {
  const last = text.lastIndexOf('\n"Manifest-Checksum"')
  const { data } = manifest.safeParse(parse(text))
  if (!data || last < 0 || digest(text.slice(0, last + 1)) !== data['Manifest-Checksum']) return null
  return new Map(data.Files.map(({ Path: path, Size: size, Checksum }) => [path, { size, sha256: Checksum }]))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
