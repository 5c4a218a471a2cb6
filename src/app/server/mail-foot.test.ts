import { expect, test } from 'vitest'
import type { Letter } from '#local/identity/server/mails/mailer.ts'
import { givenServer } from '../../../test/given.ts'
import { givenMailServer } from '../../../test/sign-in/mail-server.ts'
import { withFoot } from './mail-foot.ts'

test('every mail ends with who runs this and what is kept of its reader, as text and as a page', async () => {
  const sent: Letter[] = []
  const mailer = withFoot({ send: async (letter) => void sent.push(letter) }, 'https://farsight.example')
  await mailer.send({ to: 'ada@example.org', subject: 'A', text: 'Said.\n' })
  await mailer.send({ to: 'ada@example.org', subject: 'B', text: 'Said.', html: '<body><p>Said.</p>\n</body>' })
  const foot =
    'Who runs this: https://farsight.example/imprint\nWhat is kept of you: https://farsight.example/privacy\n'
  expect(sent.map(({ text }) => text)).toEqual([`Said.\n\n${foot}`, `Said.\n\n${foot}`])
  expect(sent[0]).not.toHaveProperty('html')
  expect(sent[1]?.html).toMatch(/^<body><p>Said\.<\/p>\n<p .*\/imprint".*\/privacy".*<\/p>\n<\/body>$/)
})

test('a mail that leaves by the mail server has it', async () => {
  const { url, letters } = await givenMailServer()
  const { app } = await givenServer({ env: { SMTP_URL: url, PUBLIC_URL: 'http://localhost:3000' } })
  const payload = { requestType: 'EMAIL_SIGNIN', email: 'ada@example.org' }
  const code = '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=x'
  expect((await app.inject({ method: 'POST', url: code, payload })).statusCode).toBe(200)
  expect(letters[0]?.text).toContain('Who runs this: http://localhost:3000/imprint')
})
