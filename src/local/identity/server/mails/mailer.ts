/**
 * Sends letters by SMTP. What goes wrong there becomes a refusal that names neither the recipient nor what the letter
 * held.
 */
import type { Transporter } from 'nodemailer'
import { ToolkitError } from '../toolkit-error.ts'

/** `headers` and `messageId` of what is sent to many, or again. */
export type Letter = {
  to: string
  subject: string
  text: string
  html?: string
  messageId?: string
  headers?: Readonly<Record<string, string>>
}
export type Mailer = { send(letter: Letter): Promise<void> }

/** Somebody waits for the page meanwhile, and the server cuts requests off after 15 seconds. */
const patience = { dnsTimeout: 4000, connectionTimeout: 4000, greetingTimeout: 4000, socketTimeout: 6000 }
const longestMs = 10_000

/** `smtpUrl` as in `smtps://user:password@mail.example:465`, `from` as in `Farsight <no-reply@farsight.example>`. */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  let opened: Promise<Transporter> | undefined
  // Loaded with the first letter: most processes send none, and it takes much memory.
  const open = async () => (await import('nodemailer')).createTransport({ url: smtpUrl, ...patience })
  return {
    async send({ to, ...said }) {
      // As an object the address is taken as it stands, and never read as a list of several.
      const letter = {
        from,
        to: { name: '', address: to },
        ...said,
        disableFileAccess: true,
        disableUrlAccess: true,
      }
      opened ??= open()
      const sent = opened.then((transport) => transport.sendMail(letter))
      await withinMs(longestMs, sent).catch(refuse)
    },
  }
}

async function withinMs<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(
      () => fail(Object.assign(new Error('The mail server took too long.'), { code: 'ETIMEDOUT' })),
      limitMs,
    )
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** The error's own words repeat the address, so its code alone is kept. */
function refuse(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no code'
  throw new ToolkitError('INTERNAL_ERROR : The mail could not be sent. Try again later.', {
    status: 503,
    reason: `mail: ${code}`,
  })
}
