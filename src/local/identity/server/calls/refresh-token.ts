/** `securetoken /v1/token`: a new identity token for a session that goes on. Its names are those of OAuth. */
import { type BodyOf, required } from '../bodies.ts'
import type { Service } from '../service.ts'
import { ToolkitError } from '../toolkit-error.ts'

export async function refreshToken({ sessions, projectId }: Service, { grant_type, refresh_token }: BodyOf<'token'>) {
  if (grant_type !== 'refresh_token') throw new ToolkitError('INVALID_GRANT_TYPE')
  const given = required(refresh_token, 'MISSING_REFRESH_TOKEN')
  const { user, idToken, expiresIn } = await sessions.refresh(given)
  return {
    access_token: idToken,
    id_token: idToken,
    refresh_token: given,
    expires_in: expiresIn,
    token_type: 'Bearer',
    user_id: user.uid,
    project_id: projectId,
  }
}
