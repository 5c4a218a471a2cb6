/**
 * What the stand-in for a provider's page is asked, and what it answers: the same that the SDK hears from a real one.
 */
import { ownPath } from '../../../sign-in-rules.ts'
import { isFederated } from '../steps/decisions.ts'
import type { Federated } from '../page.ts'

/** Where a redirect leaves its answer, in the storage of the tab. */
export const eventKey = 'farsight:redirectEvent'

export type StandInRequest = {
  providerId: Federated
  authType: string
  eventId: string | null
  redirectPath: string | null
  isPopup: boolean
}

/** Null where the address does not ask for anything that can be stood in for. */
export function readStandInRequest(search: string, origin: string): StandInRequest | null {
  const query = new URLSearchParams(search)
  const providerId = query.get('providerId') ?? ''
  const authType = query.get('authType') ?? ''
  if (!isFederated(providerId) || !/^(signIn|link|reauth)Via(Popup|Redirect)$/.test(authType)) return null
  const redirectPath = ownPath(query.get('redirectUrl'), origin)
  const isPopup = authType.endsWith('Popup')
  return isPopup || redirectPath ? { providerId, authType, eventId: query.get('eventId'), redirectPath, isPopup } : null
}

/** `person` is null when it was cancelled. The token is plain JSON, which only the local identity service takes. */
export function standInEvent(
  { providerId, authType, eventId }: StandInRequest,
  person: { email: string; name: string } | null,
) {
  const base = {
    type: authType,
    eventId,
    sessionId: 'stand-in',
    postBody: null,
    tenantId: null,
    urlResponse: null,
    error: null,
  }
  if (!person) return { ...base, error: { code: 'auth/user-cancelled', message: 'cancelled' } }
  const email = person.email.trim().toLowerCase()
  const token = {
    iss: '',
    aud: '',
    sub: `${providerId}:${email}`,
    email,
    email_verified: true,
    name: person.name.trim(),
  }
  const answer = new URLSearchParams({ providerId, id_token: JSON.stringify(token) })
  return { ...base, urlResponse: `http://localhost?${answer}` }
}

export function isAuthMessage(data: unknown): data is { farsightAuthEvent: unknown } {
  return typeof data === 'object' && data !== null && 'farsightAuthEvent' in data
}
