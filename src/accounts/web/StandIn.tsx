/**
 * Local mode only: stands in for the page at which one signs in to Google or Apple. It asks for no account, and says
 * so.
 */
import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button, buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Field, Input } from '#kit/web/ui/controls/Field.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { signInPath, whyNotEmail } from '../sign-in-rules.ts'
import { titleOf } from './sign-in/provider/provider-titles.ts'
import { eventKey, readStandInRequest, standInEvent, type StandInRequest } from './sign-in/provider/stand-in-event.ts'
import styles from './StandIn.module.css'

export function StandIn() {
  // The server draws one page for every address, without what it asks.
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => null,
  )
  if (search === null) return <h1>Stand-in</h1>
  const request = readStandInRequest(search, location.origin)
  return request ? <StandInForm request={request} /> : <NotAsked />
}
const never = () => () => {}

function StandInForm({ request }: { request: StandInRequest }) {
  const [error, setError] = useState<string | null>(null)
  const [isStranded, setStranded] = useState(false)
  const title = titleOf(request.providerId)
  const answer = (person: { email: string; name: string } | null) =>
    setStranded(!hand(request, standInEvent(request, person)))
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const person = { email: String(form.get('email')), name: String(form.get('name')) } // no field takes files
    const wrong = whyNotEmail(person.email)
    setError(wrong)
    if (!wrong) answer(person)
  }
  return (
    <form className={styles.page} noValidate onSubmit={send}>
      <h1>Stand-in for {title}</h1>
      <Banner>
        <p>This page stands in for {title}. No account is used, any address is accepted.</p>
      </Banner>
      <Field label="Email" error={error} isAnswer>
        {(field) => <Input {...field} name="email" type="email" autoComplete="off" />}
      </Field>
      <Field label="Name">{(field) => <Input {...field} name="name" autoComplete="off" />}</Field>
      {isStranded && (
        <p className={styles.error} role="alert">
          The page that opened this one is gone. Close this window and sign in again.
        </p>
      )}
      <div className="row apart">
        <Button variant="quiet" onClick={() => answer(null)}>
          Cancel
        </Button>
        <Button type="submit">Continue</Button>
      </div>
    </form>
  )
}

function NotAsked() {
  return (
    <div className={styles.page}>
      <h1>Stand-in</h1>
      <p>This page stands in for Google or Apple while somebody signs in. Nobody has asked it for anything.</p>
      <Link className={buttonClass({ variant: 'plain' })} to={signInPath}>
        Sign in
      </Link>
    </div>
  )
}

/** To the page that opened this one, or by this tab's storage to the page it came from. False when neither is there. */
function hand({ isPopup, redirectPath }: StandInRequest, event: unknown): boolean {
  if (!isPopup && redirectPath) {
    sessionStorage.setItem(eventKey, JSON.stringify(event))
    location.assign(redirectPath)
    return true
  }
  const opener: unknown = window.opener
  if (!opener) return false
  // Only our own origin gets to read it, whoever has opened this window.
  window.opener.postMessage({ farsightAuthEvent: event }, location.origin)
  window.close()
  return true
}
