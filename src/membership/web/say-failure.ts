/** What a call that failed means for its reader, in one sentence. */
import { isRefusal } from '#kit/refusal.ts'

export function sayFailure(error: unknown): string {
  // `fetch` throws this where nothing answered.
  if (error instanceof TypeError) return 'Nothing answered: you are offline, or the connection broke.'
  return isRefusal(error) ? error.message : 'Something went wrong on our side. Try again in a moment.'
}
