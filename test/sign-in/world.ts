/** What stories ask of a sign-in service, whichever it is. */
import type { Parts } from '#app/server/server.ts'

export type SignInService = {
  address: string
  /**
   * Of the official emulator, which cannot do all that Firebase does; the browser complains of the calls that it does
   * not know.
   */
  lacks: RegExp[]
  /** The newest link of this mode that was mailed to somebody, once it is there. */
  linkTo(to: string, mode: string): Promise<string>
  /** The newest code that was sent to a phone. */
  codeTo(phone: string): Promise<string>
}

export type Settings = { options?: object; env?: Record<string, string>; stocked?: boolean } & Pick<Parts, 'sources'>

export function envOf({ options, env = {} }: Settings): Record<string, string> {
  return { ...(options && { SIGN_IN_OPTIONS: JSON.stringify(options) }), ...env }
}

export function modeOf(link: string | null): string | null {
  return link && new URL(link).searchParams.get('mode')
}

/** Mails come a moment after the page says that they are on their way. */
export async function eventually<T>(find: () => Promise<T | null | undefined>): Promise<T> {
  for (const until = Date.now() + 5000; Date.now() < until; await new Promise((done) => setTimeout(done, 50))) {
    const found = await find()
    if (found) return found
  }
  throw new Error('It did not come.')
}

/** Whether stories run against the official emulator (`npm run conformance:identity`). */
export const isEmulator = Boolean(process.env['FIREBASE_EMULATOR'])
