/** A file that somebody brings from another platform, read as what they forecast there, or why it is not. */
import { Unreadable } from '#series/reading/unreadable.ts'
import { refusedCodes } from '#series/reading/understood.ts'
import { platforms } from './platforms/index.ts'
import type { Platform } from './platforms/platform.ts'
import { type Brought, gather } from './reading/gather.ts'
import { NotThisExport } from './reading/not-this-export.ts'
import { textsIn } from './reading/open-file.ts'
import { mostForecasts, type PlatformName, platformTitles } from './words.ts'

export type BroughtFile = {
  bytes: Uint8Array
  platform: PlatformName
  /** Which of the people in it one is; null where nobody was asked yet. */
  whose: string | null
  /** In milliseconds since 1970. */
  now: number
}
/** `reason` as it follows 'The file', where more is known than the code says. */
export type NotRead = { refused: (typeof whyNotRead)[number]; reason: string | null }

export const whyNotRead = [...refusedCodes, 'not-this-export', 'too-many-forecasts'] as const

export function readExport({ bytes, platform, whose, now }: BroughtFile): Brought | NotRead {
  const chosen = platforms[platform]
  try {
    const told = readAs(chosen, bytes)
    if (told.rows.length > mostForecasts) return { refused: 'too-many-forecasts', reason: null }
    return gather(told, whose, now)
  } catch (error) {
    if (error instanceof Unreadable) return { refused: error.code, reason: null }
    if (!(error instanceof NotThisExport)) throw error
    return { refused: 'not-this-export', reason: error.reason }
  }
}

function readAs(platform: Platform, bytes: Uint8Array) {
  const texts = textsIn(bytes, (name) => platform.isAsked(name))
  if (platform.looksLike(texts)) return platform.read(texts)
  const other = Object.values(platforms).find((one) => one.looksLike(textsIn(bytes, (name) => one.isAsked(name))))
  throw new NotThisExport(
    other
      ? `looks like an export of ${platformTitles[other.name]}, not of ${platformTitles[platform.name]}`
      : `is no export of ${platformTitles[platform.name]} that we know`,
  )
}
