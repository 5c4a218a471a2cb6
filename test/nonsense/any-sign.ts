/**
 * Any sign of Unicode, for texts that may be anything: `fc.string({ unit: anySign })`. Like the unit `binary`, without
 * the list of all 1,112,064 signs that fast-check would make for each such string, to find its own examples in it.
 */
import fc from 'fast-check'

const [firstSurrogate, surrogates] = [0xd800, 0x800]

export const anySign = fc
  .nat(0x10ffff - surrogates)
  .map((at) => String.fromCodePoint(at < firstSurrogate ? at : at + surrogates))
