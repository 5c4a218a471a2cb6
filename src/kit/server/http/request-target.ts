/** Reads the address of a request without ever throwing. */

/**
 * Path and query of a request target, or null where it is no address of this server: `//`, `http://[`, `*`, bad percent
 * signs.
 */
export function readTarget(target: string): { path: string; query: URLSearchParams } | null {
  if (target.length > 8000) return null
  const local = target.startsWith('/') ? target : withoutOrigin(target)
  if (local === null || local.startsWith('//') || /[\\\s\0]|%00/.test(local)) return null
  const [path = '', query = ''] = splitAt(local, '?')
  try {
    decodeURIComponent(path)
  } catch {
    return null
  }
  return { path, query: new URLSearchParams(query) }
}

/** Proxies may send the absolute form: `GET http://farsight.example/all-stuff`. */
function withoutOrigin(target: string): string | null {
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return null
  const { pathname, search } = new URL(target)
  return pathname + search
}

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
