/** `securetoken /v1/token`: a new identity token for a session that goes on. Its names are those of OAuth. */
import { type BodyOf, required } from '../bodies.ts'
import type { Caller } from '../mails/post.ts'
import type { Service } from '../service.ts'
import type { User } from '../tables.ts'
import { ToolkitError } from '../toolkit-error.ts'

export async function refreshToken(
  { db, sessions, post, projectId }: Service,
  { grant_type, refresh_token }: BodyOf<'token'>,
  caller: Caller,
) {
  if (grant_type !== 'refresh_token') throw new ToolkitError('INVALID_GRANT_TYPE')
  const given = required(refresh_token, 'MISSING_REFRESH_TOKEN')
  const warn = (owner: User) => post.warnOwner(db, owner, 'copied', caller)
  const { user, idToken, refreshToken: next, expiresIn } = await sessions.refresh(given, warn)
  return {
    access_token: idToken,
    id_token: idToken,
    refresh_token: next,
    expires_in: expiresIn,
    token_type: 'Bearer',
    user_id: user.uid,
    project_id: projectId,
  }
}
