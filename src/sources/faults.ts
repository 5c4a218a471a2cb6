/**
 * Every way in which a source may fail to answer with a series: the sentence that operators read, and what follows for
 * the binding.
 */

/** `again`: tried again later and later. `broken`: looked at daily for a week, then weekly. `ended`: no more. */
type End = 'again' | 'broken' | 'ended'

export const faults = {
  'no-name': { leadsTo: 'again', says: 'The name of the host could not be looked up.' },
  'refused-address': { leadsTo: 'broken', says: 'The address leads to where this server asks nothing.' },
  'refused-host': {
    leadsTo: 'broken',
    says: 'The host is neither one of this connector nor on the list of SOURCES_HOSTS.',
  },
  'too-many-redirects': { leadsTo: 'broken', says: 'The source sent us on more than three times.' },
  'no-connection': { leadsTo: 'again', says: 'The source could not be connected to.' },
  'no-answer': { leadsTo: 'again', says: 'The source did not begin to answer in time.' },
  'too-slow': { leadsTo: 'again', says: 'The source answered too slowly to wait for the end.' },
  'cut-off': { leadsTo: 'again', says: 'The answer ended before it was whole.' },
  'too-big': { leadsTo: 'broken', says: 'The answer is larger than this server takes.' },
  unreadable: { leadsTo: 'again', says: 'The answer was packed in a way that could not be unpacked.' },
  busy: { leadsTo: 'again', says: 'The source asked us to come later.' },
  'server-error': { leadsTo: 'again', says: 'The source had an error of its own.' },
  'not-allowed': { leadsTo: 'broken', says: 'The source wants a key or a permission that this server has not.' },
  'not-there': { leadsTo: 'broken', says: 'There is nothing at this address any more.' },
  gone: { leadsTo: 'ended', says: 'The source says that this is gone for good.' },
  'odd-status': { leadsTo: 'again', says: 'The source answered with a status that means nothing here.' },
  'not-redistributable': { leadsTo: 'broken', says: 'The source does not allow these values to be passed on.' },
  'says-error': { leadsTo: 'broken', says: 'The source says that the question is wrong.' },
  'too-much-asked': { leadsTo: 'broken', says: 'The source wants a narrower question.' },
  'asks-not-to': { leadsTo: 'broken', says: 'The site asks programs not to read this page.' },
  empty: { leadsTo: 'again', says: 'The answer was empty.' },
  'a-page': { leadsTo: 'again', says: 'A page for people came where a table was expected.' },
  'other-shape': { leadsTo: 'again', says: 'The answer has another shape than this source had.' },
  'other-columns': { leadsTo: 'broken', says: 'The columns that were read are not there any more.' },
  'odd-value': { leadsTo: 'broken', says: 'A value is no number.' },
  'not-one-series': { leadsTo: 'broken', says: 'The address fits more than one series.' },
  'same-twice': { leadsTo: 'broken', says: 'One time has two values.' },
  'no-values': { leadsTo: 'broken', says: 'The answer holds no value of this series.' },
  'endless-pages': { leadsTo: 'again', says: 'The pages of the answer do not come to an end.' },
  'day-is-full': { leadsTo: 'broken', says: 'A look asks more of the source than is asked of one in a day.' },
  'wrong-count': { leadsTo: 'again', says: 'The answer holds another number of values than it says.' },
  'older-answer': { leadsTo: 'again', says: 'The source answered with what it had said before its last change.' },
  'too-laborious': { leadsTo: 'broken', says: 'The answer takes more time or memory to read than this server gives.' },
  'other-question': { leadsTo: 'broken', says: 'The answer is of another question than the one that is bound.' },
  'not-yes-or-no': { leadsTo: 'broken', says: 'The question there has other answers than yes and no.' },
  'no-chance': { leadsTo: 'broken', says: 'The answer holds no chance between 0 and 1.' },
  'takes-none': { leadsTo: 'broken', says: 'The question there takes no forecasts now, and is not resolved yet.' },
  'other-steps': { leadsTo: 'broken', says: 'The times are neither years nor quarters nor months.' },
} as const satisfies Record<string, { leadsTo: End; says: string }>

export type FaultCode = keyof typeof faults

/** `about`: what of the answer shows it, said after the sentence. */
export class SourceFault extends Error {
  override name = 'SourceFault'
  readonly code: FaultCode
  readonly about: string
  /** The status of the answer, where there was one, and in seconds when the source says to come again. */
  readonly status: number | undefined
  readonly retryAfter: number | undefined
  constructor(
    code: FaultCode,
    about = '',
    { status, retryAfter }: { status?: number; retryAfter?: number | undefined } = {},
  ) {
    super(about ? `${faults[code].says} ${about}` : faults[code].says)
    this.code = code
    this.about = about
    this.status = status
    this.retryAfter = retryAfter
  }
  get leadsTo(): End {
    return faults[this.code].leadsTo
  }
}
