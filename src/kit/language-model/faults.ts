/** Why a whole answer of a language model was not taken, or none was asked for. A closed list: readers see these. */

export const faults = [
  'unreadable answer',
  'empty answer',
  'no answer in time',
  'the endpoint failed',
  'the endpoint was busy',
  'answer too large',
  'not asked after failures',
  'budget spent',
] as const
export type Fault = (typeof faults)[number]
