/** What the status of an answer means for a refresh. */
import { type FaultCode, SourceFault } from '../../faults.ts'

const meanings: Readonly<Record<number, FaultCode>> = {
  400: 'says-error',
  401: 'not-allowed',
  403: 'not-allowed',
  404: 'not-there',
  410: 'gone',
  413: 'too-much-asked',
  422: 'says-error',
  429: 'busy',
  503: 'busy',
}

type Given = { own: Readonly<Record<number, FaultCode>> | undefined; retryAfter: number | undefined }

/** Null for an answer that is to be read. `own`: what the source itself means by some. */
export function faultOfStatus(status: number, { own, retryAfter }: Given): SourceFault | null {
  if (status === 200) return null
  const code = own?.[status] ?? meanings[status] ?? (status >= 500 ? 'server-error' : 'odd-status')
  return new SourceFault(code, `It answered ${status}.`, { status, retryAfter })
}
