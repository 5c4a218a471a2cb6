/** Which item, or which page of several, an address of this site names. */
import { paths, sets } from '#items/paths.ts'
import { versionAsked } from '../../embeds/asked.ts'

export type Named = { kind: string; id: string; version?: number }
const longest = 2048
const wellFormed = /^\/([a-z]+)\/(\d{1,18})(?:\/v\/([1-9]\d{0,8}|latest))?\/?$/

/**
 * `https://here/trend/131`, also with its version, a query, a mark, a slash at its end; null for all else. A version may
 * stand in the path or in the query, as in the addresses of views; one that cannot be is none of the item's.
 */
export function itemNamed(address: string, origin: string): Named | null {
  const url = ownUrl(address, origin)
  const [, kind, id, inPath] = wellFormed.exec(url?.pathname ?? '') ?? []
  if (!url || !kind || !id) return null
  return { kind, id, ...versionIn(inPath, url.searchParams.get('v')) }
}

function versionIn(inPath: string | undefined, inQuery: string | null): { version?: number } {
  const said = inPath === undefined || inPath === 'latest' ? inQuery : inPath
  const version = versionAsked(said ?? undefined)
  return version === undefined ? {} : { version: version ?? never }
}

/** No version of anything. */
const never = 0

/** The path and query of a set, of all stuff, of the record; null for all else. */
export function pageNamed(address: string, origin: string): string | null {
  const url = ownUrl(address, origin)
  const path = url?.pathname.replace(/\/$/, '')
  if (!url || !path) return null
  const isPage = path === paths.allStuff() || path === paths.record() || path.startsWith(sets)
  return isPage ? path + url.search : null
}

function ownUrl(address: string, origin: string): URL | null {
  const url = address.length > longest ? null : URL.parse(address)
  return url?.origin === origin && url.username + url.password === '' ? url : null
}
