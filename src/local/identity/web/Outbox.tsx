/**
 * The mails and codes that this server would send, where no mail server is set. They are shown on this machine only.
 */
import { sayDay } from '#kit/dates.ts'
import type { AnswerOf } from '#kit/endpoint.ts'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import type { Failure } from '#kit/web/failure.ts'
import { createCaller } from '#kit/web/call.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { localIdentityAddresses } from '../addresses.ts'
import type { localIdentityContract } from '../contract.ts'
import styles from './Outbox.module.css'

export type Mail = AnswerOf<(typeof localIdentityContract)['listMails']>['mails'][number]

export function Outbox() {
  const { answer, failure, isWaiting, again } = useAnswer(call, 'listMails', { params: {}, query: {} })
  return (
    <div className="stack">
      <div className="stack tight">
        <h1>Outbox</h1>
        <p className={styles.lead}>
          Mails that this server would send. No mail server is set, so they wait here; this page opens on this machine
          only.
        </p>
        <div>
          <Button variant="plain" size="small" busy={isWaiting && answer !== null} onClick={again}>
            Look again
          </Button>
        </div>
      </div>
      {answer && !failure ? <Mails mails={answer.mails} /> : <Missing failure={failure} />}
    </div>
  )
}

function Missing({ failure }: { failure: Failure | null }) {
  if (!failure) return <output className="soft">Looking for mails.</output>
  return (
    <Banner tone="warn" role="alert">
      <p>
        {failure.code !== null
          ? 'There is no outbox here: this server sends its mails, or you are not on the machine that it runs on.'
          : 'The mails could not be loaded. Look again in a moment.'}
      </p>
    </Banner>
  )
}

/** The newest first, as the server lists them. */
export function Mails({ mails }: { mails: readonly Mail[] }) {
  if (mails.length === 0)
    return (
      <Empty title="No mail waits here">Ask for a link or a code on the sign-in page, and it will stand here.</Empty>
    )
  return (
    <ol className={styles.mails}>
      {mails.map(({ id, to, subject, text, link, code, at }) => (
        <li key={id}>
          <h2>{subject}</h2>
          <p className="soft fine">
            To <b>{to}</b>, <time dateTime={at}>{`${sayDay(at)}, ${at.slice(11, 16)} UTC`}</time>
          </p>
          {code && <p className={styles.code}>{code}</p>}
          {link && (
            <p>
              <a href={link}>Open the link of this mail</a>
            </p>
          )}
          <details>
            <summary className="fine">The whole text</summary>
            <p className={styles.text}>{text}</p>
          </details>
        </li>
      ))}
    </ol>
  )
}

const call = createCaller<typeof localIdentityContract>(localIdentityAddresses)
