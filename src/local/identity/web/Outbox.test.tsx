import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Mails, Outbox } from './Outbox.tsx'

const mail = {
  id: '1',
  to: 'ada@lovelace.example',
  subject: 'Verify your email',
  text: 'Open it.\n<b>Soon</b>',
  link: null,
  code: null,
  at: '2026-11-21T09:05:00.000Z',
}

test('the outbox says plainly what it is', () => {
  expect(renderToString(<Outbox />)).toContain(
    'Mails that this server would send. No mail server is set, so they wait here; this page opens on this machine only.',
  )
})

test('a mail shows to whom and when, its link as a link and its code as text', () => {
  const link = 'http://localhost:3000/sign-in?mode=verifyEmail&oobCode=x'
  const html = renderToString(
    <Mails
      mails={[
        { ...mail, link },
        { ...mail, id: '2', subject: 'Your code', to: '+36 30 555 0142', code: '123456' },
      ]}
    />,
  )
  expect(html).toContain('<b>ada@lovelace.example</b>')
  expect(html).toContain('21 Nov 2026, 09:05 UTC')
  expect(html).toContain(`<a href="${link.replaceAll('&', '&amp;')}">`)
  expect(html).toContain('>123456</p>')
  expect(html.indexOf('Verify your email')).toBeLessThan(html.indexOf('Your code'))
})

test('markup in a mail is text', () => {
  expect(renderToString(<Mails mails={[mail]} />)).toContain('&lt;b&gt;Soon&lt;/b&gt;')
})

test('without mails it says how one comes here', () => {
  expect(renderToString(<Mails mails={[]} />)).toContain('No mail waits here')
})
