/** What went wrong on the way to a source, told apart from what is wrong in the program. */
import { type FaultCode, SourceFault } from '../../faults.ts'

/** Codes of errors of sockets, certificates, the parser of HTTP and what unpacks. */
const meanings: readonly [codes: RegExp, fault: FaultCode][] = [
  [/^(ENOTFOUND|EAI_)/, 'no-name'],
  [
    /^(ECONNREFUSED|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/,
    'no-connection',
  ],
  [/^(Z_|ERR__ERROR|ERR_BROTLI|ERR_PADDING|ERR_BUFFER)/, 'unreadable'],
  [/^(ECONNRESET|HPE_|ERR_STREAM_PREMATURE_CLOSE|EPIPE)/, 'cut-off'],
]

export function faultOf(error: unknown): unknown {
  if (error instanceof SourceFault) return error
  const { code } = error as { code?: unknown } // whatever a socket throws
  const [, fault] = meanings.find(([codes]) => typeof code === 'string' && codes.test(code)) ?? []
  return fault ? new SourceFault(fault, `It is ${String(code)}.`) : error
}
