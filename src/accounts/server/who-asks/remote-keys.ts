/** The public keys that a sign-in service publishes for its tokens, fetched and kept for a while. */
import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import { Refusal } from '#kit/refusal.ts'

/** Where Google publishes the keys of Firebase's tokens. */
export const googleKeysUrl = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

const patienceMs = 5000

/**
 * An unknown key is looked up anew, at most every half minute. A service that cannot be read is a 503: the token may
 * well be good.
 */
export function remoteKeys(url: string, { timeoutMs = patienceMs } = {}): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(url), { timeoutDuration: timeoutMs })
  return async (header, token) => {
    try {
      return await keys(header, token)
    } catch (error) {
      const isTokensFault =
        error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys
      throw isTokensFault ? error : new Refusal('sign-in-unreachable')
    }
  }
}
