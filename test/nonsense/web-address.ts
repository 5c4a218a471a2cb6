/**
 * Addresses of the web, as many sorts of them as fast-check's `webUrl` makes: that one needs a second of the processor
 * before the first, for the list of all signs (see any-sign.ts).
 */
import fc from 'fast-check'
import { anySign } from './any-sign.ts'

const sign = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...`abyzABYZ0189-._~!$&'()*+,;=:@`) },
  { weight: 1, arbitrary: anySign.map(encodeURIComponent) },
)
const part = fc.array(sign).map((signs) => signs.join(''))

export const webAddress = fc
  .tuple(
    fc.constantFrom('http', 'https'),
    fc.webAuthority(),
    fc.array(part.map((text) => `/${text}`)).map((parts) => parts.join('')),
    fc.option(
      part.map((text) => `?${text}`),
      { nil: '' },
    ),
    fc.option(
      part.map((text) => `#${text}`),
      { nil: '' },
    ),
  )
  .map(([scheme, authority, path, query, fragment]) => `${scheme}://${authority}${path}${query}${fragment}`)
