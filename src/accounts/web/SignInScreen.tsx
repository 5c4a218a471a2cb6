/**
 * The sign-in page: the widget beside what an account is for. What happens after a sign-in is decided in
 * `use-sign-in.ts`.
 */
import { useLocation } from 'react-router'
import { screenPaths } from '#kit/paths.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { Button, buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { memberDefaults } from '../user.ts'
import { session } from './session/session.ts'
import styles from './SignInScreen.module.css'
import { networkFailure, type Opened, useOpened, useSignIn } from './use-sign-in.ts'
import { useUser } from './use-user.ts'

const gains = [
  {
    title: 'Ask',
    text: `Have a question answered by a report in which every number opens. The first ${memberDefaults.analysisTrendBudget} trend analyses are free.`,
  },
  { title: 'Keep', text: 'Save the items you want to come back to.' },
  {
    title: 'Write',
    text: 'Write predictions, trends and scenarios of your own. They stay private until you publish them.',
  },
]

export function SignInScreen() {
  const { loading, tryAgain } = useOpened()
  const { search } = useLocation()
  return (
    <div className="beside">
      <div className={styles.widget}>
        {loading.is === 'loading' && <Frame>Loading the sign-in page.</Frame>}
        {loading.is === 'failed' && <Failed onAgain={tryAgain} />}
        {loading.is === 'open' && <Open key={search} opened={loading.opened} search={search} />}
        <div className={classes(styles.frame, 'unscripted')}>
          <h1>Sign in</h1>
          <p>Signing in needs JavaScript, and your browser does not run it. Reading works without.</p>
        </div>
      </div>
      <div className="stack tight">
        <h2>Reading needs no account</h2>
        <dl className={styles.gains}>
          {gains.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

/** As large as the widget's first page, so that nothing moves when that comes. */
function Frame({ children }: { children: string }) {
  return (
    <div className={classes(styles.frame, 'scripted')} aria-busy="true">
      <h1>Sign in</h1>
      <output className="soft">{children}</output>
    </div>
  )
}

function Failed({ onAgain }: { onAgain: () => void }) {
  return (
    <div className={styles.frame}>
      <h1>Sign in</h1>
      <Banner tone="bad" role="alert">
        <p>{networkFailure}</p>
      </Banner>
      <Button onClick={onAgain}>Try again</Button>
    </div>
  )
}

function Open({ opened, search }: { opened: Opened; search: string }) {
  const { Widget, auth, config } = opened
  const { query, place, entry, arrival, callbacks } = useSignIn(opened, search)
  if (arrival === 'unknown') return <Frame>Looking whether you are signed in.</Frame>
  if (arrival === 'signed in') return <AlreadyIn place={place} />
  return (
    <>
      {arrival === 'let in' && entry.is === 'none' && (
        <Banner>
          <p>
            You are signed in by now. <Link to={place}>Go on</Link>
          </p>
        </Banner>
      )}
      {entry.is === 'failed' && (
        <Banner tone="bad" role="alert">
          <p>{entry.text}</p>
          <p className="row">
            <Button size="small" onClick={entry.again}>
              Try again
            </Button>
            <Button size="small" variant="plain" onClick={() => void session.logOut().then(() => location.reload())}>
              Sign in as somebody else
            </Button>
          </p>
        </Banner>
      )}
      <Widget auth={auth} config={config} query={query} callbacks={callbacks} />
      <output className="unseen">{entry.is === 'entering' && 'Signing you in'}</output>
    </>
  )
}

function AlreadyIn({ place }: { place: string }) {
  const { displayName, user } = useUser()
  return (
    <div className={styles.frame}>
      <h1>You are signed in</h1>
      <p className="soft">
        As <b>{displayName}</b>
        {user?.email && user.email !== displayName && `, ${user.email}`}.
      </p>
      <Link className={buttonClass({ wide: true })} to={place}>
        {place === screenPaths.myStuff() ? 'Go to my stuff' : 'Go on'}
      </Link>
      <Button variant="plain" wide onClick={() => void session.logOut()}>
        Sign out
      </Button>
    </div>
  )
}
