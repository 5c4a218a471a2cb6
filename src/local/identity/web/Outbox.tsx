/** The mails and codes that this server would send, where no mail server is set. They are shown on this machine only. */
import { useEffect, useState } from 'react'
import { sayDay } from '#kit/dates.ts'
import type { AnswerOf } from '#kit/endpoint.ts'
import { isRefusal } from '#kit/refusal.ts'
import { createCaller } from '#kit/web/call.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { localIdentityAddresses } from '../addresses.ts'
import type { localIdentityContract } from '../contract.ts'
import styles from './Outbox.module.css'

export type Mail = AnswerOf<(typeof localIdentityContract)['listMails']>['mails'][number]
type Found = { is: 'loading' } | { is: 'found'; mails: Mail[] } | { is: 'refused' | 'failed' }

export function Outbox() {
  const [found, setFound] = useState<Found>({ is: 'loading' })
  const [isBusy, setBusy] = useState(false)
  const look = async () => {
    setBusy(true)
    setFound(await listMails())
    setBusy(false)
  }
  useEffect(() => void listMails().then(setFound), [])
  return (
    <div className="stack">
      <div className="stack tight">
        <h1>Outbox</h1>
        <p className={styles.lead}>
          Mails that this server would send. No mail server is set, so they wait here; this page opens on this machine only.
        </p>
        <div>
          <Button variant="plain" size="small" busy={isBusy} onClick={() => void look()}>
            Look again
          </Button>
        </div>
      </div>
      <Shown found={found} />
    </div>
  )
}

function Shown({ found }: { found: Found }) {
  if (found.is === 'loading') return <output className="soft">Looking for mails.</output>
  if (found.is === 'found') return <Mails mails={found.mails} />
  return (
    <Banner tone="warn" role="alert">
      <p>
        {found.is === 'refused'
          ? 'There is no outbox here: this server sends its mails, or you are not on the machine that it runs on.'
          : 'The mails could not be loaded. Look again in a moment.'}
      </p>
    </Banner>
  )
}

/** The newest first, as the server lists them. */
export function Mails({ mails }: { mails: readonly Mail[] }) {
  if (mails.length === 0)
    return <Empty title="No mail waits here">Ask for a link or a code on the sign-in page, and it will stand here.</Empty>
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

const call = createCaller<typeof localIdentityContract>(localIdentityAddresses, async () => null)

async function listMails(): Promise<Found> {
  try {
    return { is: 'found', mails: (await call('listMails', { params: {}, query: {} })).mails }
  } catch (problem) {
    return { is: isRefusal(problem) ? 'refused' : 'failed' }
  }
}
