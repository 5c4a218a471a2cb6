/** What must be known of a platform to bring one's forecasts from it. One object each in this folder. */
import type { Told } from '../reading/told.ts'
import type { PlatformName } from '../words.ts'
import type { NamedText } from '../reading/open-file.ts'

export type Platform = {
  name: PlatformName
  /** Which members of an archive are read. */
  isAsked(name: string): boolean
  /** By the names and the beginnings of its texts: whether this may be an export of it. */
  looksLike(texts: readonly NamedText[]): boolean
  /** Throws `NotThisExport` for what is none, and `Unreadable` for what is damaged or too much. */
  read(texts: readonly NamedText[]): Told
}
