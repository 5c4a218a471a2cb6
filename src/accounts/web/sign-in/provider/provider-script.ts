/**
 * Popup and redirect need a script from the provider's side. Where it cannot be had, the SDK waits for a minute or says
 * something else.
 */
import { codeOf } from '../../../sign-in-messages.ts'
import type { Browser } from '../world.ts'

export const scriptMs = 5000

class NetworkFailure extends Error {
  readonly code = 'auth/network-request-failed'
}

/**
 * Fails with a network error when the script is not there in time. Once it is, people may take as long as they like.
 */
export async function withScript<Result>(
  operation: Promise<Result>,
  { hasProviderScript, wait }: Pick<Browser, 'hasProviderScript' | 'wait'>,
): Promise<Result> {
  const late = wait(scriptMs).then(() => {
    if (!hasProviderScript()) throw new NetworkFailure('the provider’s script has not come')
    return operation
  })
  try {
    return await Promise.race([operation, late])
  } catch (error) {
    // A script that was refused at once, as when offline, comes as an unnamed error.
    if (codeOf(error) === 'auth/internal-error' && !hasProviderScript())
      throw new NetworkFailure('refused', { cause: error })
    throw error
  }
}
