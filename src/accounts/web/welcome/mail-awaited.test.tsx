/** What somebody is told of the mail that verifies their address: where it is, or that there is none. */
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MailSaid } from './MailAwaited.tsx'

const said = (way: 'sent' | 'outbox' | 'none') =>
  renderToString(<MailSaid email="ada@example.org" way={way} />).replaceAll(/<!-- -->/g, '')

test.each([
  ['sent', 'A mail is on its way to <b>ada@example.org</b>.', true],
  ['outbox', 'No mail leaves this server: that to <b>ada@example.org</b> waits in its ', true],
  ['none', 'This server sends no mail, so nobody can show that <b>ada@example.org</b> is theirs', false],
] as const)('where mail is %s it is said so', (way, words, isAgain) => {
  expect(said(way)).toContain(words)
  expect(said(way).includes('Send the email again')).toBe(isAgain)
  expect(said(way).includes('href="/outbox"')).toBe(way === 'outbox')
})
