/** Whether the server will ask this user who they are before it deletes their account, told by a token of theirs. */
import { willNeedProof } from '../../recent-proof.ts'

/** Both times are the server's: the clock of this browser may be wrong. Where they cannot be read nobody is asked. */
export function asksProof(token: string, email: string | null): boolean {
  const { provedAt, madeAt } = timesOf(token)
  return provedAt !== null && madeAt !== null && willNeedProof({ email, provedAt }, madeAt)
}

function timesOf(token: string): { provedAt: Date | null; madeAt: Date | null } {
  const [, claims = ''] = token.split('.')
  const said: unknown = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
  return { provedAt: timeIn(said, 'auth_time'), madeAt: timeIn(said, 'iat') }
}

function timeIn(claims: unknown, name: string): Date | null {
  const seconds: unknown = typeof claims === 'object' && claims !== null ? Reflect.get(claims, name) : null
  return typeof seconds === 'number' ? new Date(seconds * 1000) : null
}
