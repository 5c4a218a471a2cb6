/** Where the draft lies, in one sentence. Whether anything is lost is never left open. */
import { refusals } from '#kit/refusals.ts'
import type { Failure } from '#kit/web/failure.ts'
import type { BoxState } from './draft-box.ts'
import type { KeepState } from './autosave.ts'

/** R51, word for word. */
export const storageOff =
  'The browser you are using does not support Web Storage. Please try again in a different browser.'

const causes = {
  offline: 'you are offline, or the connection broke',
  again: 'the server cannot do it just now',
  'signed-out': 'you are not signed in any more',
}

type Said = { text: string; isFailure: boolean }
const quietly = (text: string): Said => ({ text, isFailure: false })
const aloud = (text: string): Said => ({ text, isFailure: true })

export function sayKept(kept: KeepState, stored: BoxState): Said {
  const lies =
    stored === 'kept'
      ? 'Nothing you typed is lost; it stays in this browser.'
      : 'It stands in this page alone: leave it open.'
  if (kept.is === 'failed') return aloud(`Not kept on the server${causeOf(kept.failure)} ${lies}`)
  if (kept.is === 'kept') return quietly(`Draft kept ${timeOf(kept.at)}`)
  if (kept.is !== 'here') return quietly(kept.is === 'unchanged' ? '' : 'Keeping…')
  return stored === 'kept' ? quietly('Kept in this browser. Sign in to keep it with your account.') : aloud(lies)
}

function causeOf({ is, message }: Failure): string {
  if (is === 'refused') return `. ${message}`
  return message === refusals['sign-in-unreachable'].message
    ? ': the sign-in service cannot be reached.'
    : `: ${causes[is]}.`
}

/** '14:02', by this browser's clock. */
export function timeOf(at: Date): string {
  return `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`
}
