/** What was brought, as texts with their names: a text is one, an archive has those that are asked for. */
import { unpacked, unpackingBudget } from '#series/reading/archives/unpack.ts'
import { membersOf } from '#series/reading/archives/zip.ts'
import { decoded } from '#series/reading/bytes/decode.ts'
import { isMarkup, sniffed } from '#series/reading/bytes/sniff.ts'
import { NotThisExport } from './not-this-export.ts'

/** `name` without folders; empty of what is no archive. */
export type NamedText = { name: string; text: string }

/** `isAsked`: of an archive no other member is unpacked. Throws `Unreadable` and `NotThisExport`. */
export function textsIn(bytes: Uint8Array, isAsked: (name: string) => boolean): NamedText[] {
  if (bytes.length === 0) throw new NotThisExport('is empty')
  const kind = sniffed(bytes)
  if (kind === 'text') return [{ name: '', text: textOf(bytes) }]
  if (kind !== 'zip') throw new NotThisExport('is neither a text nor an archive')
  const budget = unpackingBudget()
  return membersOf(bytes).flatMap((member) => {
    const name = member.name.split(/[\\/]/).at(-1) ?? ''
    return !isOfMac(member.name) && isAsked(name) ? [{ name, text: textOf(unpacked(member, budget)) }] : []
  })
}

/** What a Mac puts beside each file of an archive: `__MACOSX/._bets.json`, which is no text. */
function isOfMac(path: string): boolean {
  return /(^|[\\/])(__MACOSX[\\/]|\.[^\\/]*$)/.test(path)
}

function textOf(bytes: Uint8Array): string {
  const text = decoded(bytes)?.text.replace(/^\uFEFF/, '')
  if (text === undefined) throw new NotThisExport('is neither a text nor an archive')
  if (isMarkup(text)) throw new NotThisExport('is a page, and not what it would have you download')
  return text
}
