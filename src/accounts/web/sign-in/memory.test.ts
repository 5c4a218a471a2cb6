import { expect, test } from 'vitest'
import { uselessStorages, workingStorage } from '../../../../test/given/storage.ts'
import { createMemory, memoryMs } from './memory.ts'

const pending = { email: 'ada@example.org', credential: { providerId: 'google.com', idToken: 'x' } }

function givenMemory() {
  const local = workingStorage()
  const session = workingStorage()
  const time = { now: 1_000_000 }
  const open = () => createMemory({ local: local.storage, session: session.storage, now: () => time.now })
  return { local, session, time, open }
}

test('R38 the email and the credential that waits are kept for 3600 seconds, past a reload', () => {
  const { open, time } = givenMemory()
  open().email.keep('ada@example.org')
  open().pending.keep(pending)
  time.now += 3_600_000 - 1
  expect([open().email.read(), open().pending.read()]).toEqual(['ada@example.org', pending])
  time.now += 1
  expect([open().email.read(), open().pending.read()]).toEqual([null, null])
  expect(memoryMs).toBe(3_600_000)
})

test('what has expired or is forgotten is gone from the storage too', () => {
  const { open, time, local, session } = givenMemory()
  const memory = open()
  memory.email.keep('ada@example.org')
  memory.pending.keep(pending)
  memory.pending.forget()
  expect(Object.keys(session.entries())).toEqual([])
  time.now += memoryMs
  memory.email.read()
  expect(Object.keys(local.entries())).toEqual([])
  expect([memory.email.read(), memory.pending.read()]).toEqual([null, null])
})

test('a credential stays in its tab: nothing of it lies where other tabs can read it', () => {
  const { open, local } = givenMemory()
  open().pending.keep(pending)
  expect(local.entries()).toEqual({})
})

test.for([
  '',
  'x',
  'null',
  '{}',
  '[1]',
  '{"value":1,"until":9e99}',
  '{"value":{"email":1,"credential":1},"until":9e99}',
  '{"value":"x"}',
])('what somebody else wrote there, %j, is nothing', (text) => {
  const { local, session, time } = givenMemory()
  local.storage().setItem('farsight:emailForSignIn', text)
  session.storage().setItem('farsight:pendingCredential', text)
  const memory = createMemory({ local: local.storage, session: session.storage, now: () => time.now })
  expect([memory.email.read(), memory.pending.read()]).toEqual([null, null])
})

test.for(Object.entries(uselessStorages))('R51 in storage that is %s, both live as long as the page', ([, storage]) => {
  const memory = createMemory({ local: storage, session: storage, now: () => 0 })
  memory.email.keep('ada@example.org')
  memory.pending.keep(pending)
  expect([memory.email.read(), memory.pending.read()]).toEqual(['ada@example.org', pending])
  memory.pending.forget()
  expect(memory.pending.read()).toBe(null)
})
