import { expect, test } from 'vitest'
import { nothingOpen, type Open, staysOpen } from './stays-open.ts'

const fresh: Open = { askedId: null, openId: 'd1', owner: null }
const adas: Open = { askedId: 'd1', openId: 'd1', owner: 'ada' }
const nobody = { draftId: 'd1', me: null, isLapsed: false }

test.for<[string, Open, Parameters<typeof staysOpen>[1], boolean]>([
  ['nothing is open yet', nothingOpen, nobody, false],
  ['a new draft gets its id into the address', fresh, nobody, true],
  ['a visitor who writes signs in', fresh, { ...nobody, me: 'ada' }, true],
  ['somebody asks for another draft', fresh, { ...nobody, draftId: 'd2' }, false],
  ['somebody who came by a draft asks for an empty form', adas, { draftId: null, me: 'ada', isLapsed: false }, false],
  ['the same person goes on', adas, { ...nobody, me: 'ada' }, true],
  ['her session ends while she writes', adas, { ...nobody, isLapsed: true }, true],
  ['she signs out', adas, nobody, false],
  ['somebody else signs in', adas, { ...nobody, me: 'bob' }, false],
  ['somebody else signs in after her session ended', adas, { ...nobody, me: 'bob', isLapsed: true }, false],
])('when %s', ([, open, now, stays]) => expect(staysOpen(open, now)).toBe(stays))
