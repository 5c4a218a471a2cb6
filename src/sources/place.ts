/**
 * An address of the web, taken apart as far as connectors look at it. It says nothing of whether it may be asked: that
 * is for the fence.
 */
export type Place = {
  href: string
  host: string
  path: string
  query: ReadonlyMap<string, string>
  hash: string
}

/** Null for what is no address, and for one with a user or a port. */
export function placeOf(text: string): Place | null {
  const [href, host, path = '', query = '', hash = ''] =
    /^https?:\/\/([^\s/?#:@]+)(\/[^\s?#]*)?(?:\?([^\s#]*))?(#\S*)?$/i.exec(text.trim()) ?? []
  if (!href || !host) return null
  const pairs = query
    .split('&')
    .filter(Boolean)
    .map((pair): [string, string] => {
      const [name = '', ...value] = pair.split('=')
      return [plain(name), plain(value.join('='))]
    })
  return { href, host: host.toLowerCase(), path: path || '/', query: new Map(pairs), hash }
}

/** Broken escapes stay as they are. */
export function plain(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
