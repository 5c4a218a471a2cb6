/**
 * Where letters go: out by SMTP, or, on a machine of one's own, into the outbox that its owner can read. Letters in the
 * outbox hold their links, so they are kept there alone, and not for long.
 */
import { dayMs } from '#kit/dates.ts'
import { sql } from 'kysely'
import { type Danger, describeMail, describePhoneMessage, describeWarning } from './mail-texts.ts'
import type { Letter, Mailer } from './mailer.ts'
import type { Code, Db, User } from '../tables.ts'
import type { MailKind, Throttle } from '../throttle.ts'
import { ToolkitError } from '../toolkit-error.ts'
import { saveCode } from './code-store.ts'

/** Where the one comes from who asks, what address they know us by, and the key they call with. */
export type Caller = { network: string; origin: string; apiKey: string }
export type OutboxMail = {
  id: string
  to: string
  subject: string
  text: string
  link: string | null
  code: string | null
  at: Date
}
type MailedCode = Pick<Code, 'uid' | 'email'> & {
  kind: Parameters<typeof describeMail>[0]['kind']
  new_email?: string
  continueUrl?: string | null | undefined
}
type Options = { mailer: Mailer | null; hasOutbox: boolean; productName: string; throttle: Throttle; now: () => Date }

const outboxSize = 200
const shownSize = 50

const modes: Record<MailedCode['kind'], string> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  EMAIL_SIGNIN: 'signIn',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
}

export type Post = ReturnType<typeof createPost>

export function createPost({ mailer, hasOutbox, productName, throttle, now }: Options) {
  const keep = async (db: Db, mail: Omit<OutboxMail, 'id' | 'at' | 'to'> & { recipient: string }) => {
    if (!hasOutbox) throw new ToolkitError('OPERATION_NOT_ALLOWED : No mail can be sent from here.')
    await db
      .insertInto('identity.mail')
      .values({ ...mail, at: now() })
      .execute()
    await sql`
      delete from identity.mail where at < ${new Date(now().getTime() - dayMs)}
        or id <= (select id from identity.mail order by id desc offset ${outboxSize} limit 1)`.execute(db)
  }
  return {
    /**
     * Refuses a sender who writes too much, and to write to one recipient too often: of each kind, and apart from others
     * where its owner has signed in from, so that nobody elsewhere keeps them from their letter.
     */
    async countMail(kind: MailKind, to: string, { network }: Caller): Promise<void> {
      const recipient = to.toLowerCase()
      await throttle.countOne('mails', network)
      const share = (await throttle.isKnown(recipient, network)) ? 'known' : 'others'
      await throttle.countOne('mailsToOne', `${recipient} ${kind} ${share}`)
    },

    /** Makes a code and sends it. A letter that could not leave leaves a code that nobody knows. */
    async mailCode(db: Db, { continueUrl, ...code }: MailedCode, caller: Caller): Promise<void> {
      const to = code.kind === 'VERIFY_AND_CHANGE_EMAIL' && code.new_email ? code.new_email : code.email
      const link = linkTo(modes[code.kind], await saveCode(db, code, now()), caller, continueUrl)
      const letter = describeMail({ ...code, productName, link })
      if (mailer) await mailer.send({ to, ...letter })
      else await keep(db, { ...letter, recipient: to, link, code: null })
    },

    /** Of what others do to their account. Nobody waits for it, so a letter that cannot leave is no refusal. */
    async warnOwner(
      db: Db,
      { email, email_verified: isTheirs }: User,
      danger: Danger,
      { origin }: Caller,
    ): Promise<void> {
      if (email === null || !isTheirs) return
      const letter = describeWarning(danger, { productName, email, page: `${origin}/sign-in` })
      if (mailer) await mailer.send({ to: email, ...letter }).catch(() => {})
      else if (hasOutbox) await keep(db, { ...letter, recipient: email, link: null, code: null })
    },

    /** There is no telephone: the code lies in the outbox. */
    keepPhoneCode: (db: Db, phoneNumber: string, code: string) =>
      keep(db, { ...describePhoneMessage(productName, code), recipient: phoneNumber, link: null, code }),

    /** What others write: it holds no link that signs in. */
    keepLetter: (db: Db, { to, subject, text }: Letter) =>
      keep(db, { subject, text, recipient: to, link: null, code: null }),

    async listOutbox(db: Db): Promise<OutboxMail[]> {
      const since = new Date(now().getTime() - dayMs)
      const { rows } = await sql<OutboxMail>`
        select id, recipient as "to", subject, text, link, code, at from identity.mail where at >= ${since}
        order by id desc limit ${shownSize}`.execute(db)
      return rows
    },
  }
}

/** The page that takes every code. The way on is kept where it leads nowhere else than here. */
function linkTo(
  mode: string,
  oobCode: string,
  { origin, apiKey }: Caller,
  continueUrl: string | null | undefined,
): string {
  const query = new URLSearchParams({ mode, oobCode, apiKey, lang: 'en' })
  if (continueUrl && isOfOrigin(continueUrl, origin)) query.set('continueUrl', continueUrl)
  return `${origin}/sign-in?${query}`
}

function isOfOrigin(address: string, origin: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host, username } = new URL(address)
  return `${protocol}//${host}` === origin && username === ''
}
