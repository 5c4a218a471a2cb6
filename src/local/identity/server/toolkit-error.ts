/**
 * How the service says no: in the shape of Google's Identity Toolkit, since Firebase's SDK reads the message and makes
 * its error of it.
 */

export class ToolkitError extends Error {
  override name = 'ToolkitError'
  readonly status: number
  /** For the log of those who run the server; never holds an address, a code or a link. */
  readonly reason: string | undefined
  /**
   * `message` is the toolkit's word, and may add a sentence after ` : `, which the SDK then shows in place of its own.
   */
  constructor(message: string, { status = 400, reason }: { status?: number; reason?: string } = {}) {
    super(message)
    this.status = status
    this.reason = reason
  }
  /** As it travels. */
  toJSON() {
    const { status: code, message } = this
    return { error: { code, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } }
  }
}

const refusalOfConstraint: Record<string, string> = {
  user_email: 'EMAIL_EXISTS',
  user_phone_number: 'PHONE_NUMBER_EXISTS',
  provider_raw_id: 'FEDERATED_USER_ID_ALREADY_LINKED',
  // Ended by another call while this one was about to go on with it.
  refresh_token_sign_in_fkey: 'TOKEN_EXPIRED',
  sign_in_uid_fkey: 'USER_NOT_FOUND',
}

/**
 * Two may claim an address at once: the database decides, and the second hears what it would have heard a moment later.
 */
export function refusalOf(error: unknown): ToolkitError | null {
  if (error instanceof ToolkitError) return error
  const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : ''
  const message = refusalOfConstraint[constraint]
  return message === undefined ? null : new ToolkitError(message)
}
