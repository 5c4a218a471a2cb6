/** A licence is named by its address only where its words name that one for all of the data. */
import { expect, test } from 'vitest'
import { licenceAddress } from './licence-address.ts'

const by = 'https://creativecommons.org/licenses/by/4.0/'
test.each([
  ['CC-BY-4.0', by],
  ['CC BY 4.0 (World Bank)', by],
  ['CC-BY-SA-4.0', 'https://creativecommons.org/licenses/by-sa/4.0/'],
  ['PDDL-1.0', 'https://opendatacommons.org/licenses/pddl/1-0/'],
  ['PDDL-1.0 (packaging)', null],
  ['CC-BY-4.0 (World Bank) since 1990; other terms before', null],
  ['from 2018 CC-BY-4.0 (Ember); before, not stated in the copy used', null],
  ['PDDL-1.0 (packaging); GCB CC-BY-4.0', null],
  ['not stated in the copy used', null],
  ['US public domain', null],
  ['CC-BY-NC-4.0', null],
])('%s', (words, address) => expect(licenceAddress(words)).toBe(address))
