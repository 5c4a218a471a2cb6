/** When something is, as somebody would say it who asks. */
import { expect, test } from 'vitest'
import { plainTime } from './plain-time.ts'

const said = (text: string): string => {
  const { before, time } = plainTime(text)
  return before + time.map((part) => (typeof part === 'string' ? part : part.word)).join('')
}

test.for([
  ['she is in office on 1 January 2028', 'she is in office at the start of 2028'],
  ['women hold 30 per cent of seats in January 2031', 'women hold 30 per cent of seats at the start of 2031'],
  ['a recession begins between December 2026 and December 2031', 'a recession begins by December 2031'],
  ['people land on Mars by the end of 2050', 'people land on Mars by the end of 2050'],
  [
    'the clock stands there after its setting of January 2028',
    'the clock stands there after its setting of January 2028',
  ],
  ['he holds office on 14 January 2028', 'he holds office on 14 January 2028'],
] as const)('%s: %s', ([text, plain]) => {
  expect(said(text)).toBe(plain)
})
