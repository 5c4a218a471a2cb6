/** What is said beside the mail of a day, where this server lets no mail out. */
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WhereMailsGo } from './WhereMailsGo.tsx'

test.each([
  ['sent', ''],
  ['outbox', 'No mail leaves this server: yours would wait in its outbox.'],
  ['none', 'This server sends no mail: none will come, whatever stands here.'],
] as const)('beside the mail of a day, where mails are %s: "%s"', (way, said) => {
  const drawn = renderToString(<WhereMailsGo way={way} />).replaceAll(/<[^>]*>/g, '')
  expect(drawn).toBe(said)
})
