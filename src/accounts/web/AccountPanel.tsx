/**
 * Profile and account of whoever is signed in: a tab of my stuff. What needs the sign-in service asks it when the panel is
 * open.
 */
import { type ReactNode, useEffect, useState } from 'react'
import { screenPaths } from '#kit/paths.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button, buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { Dialog } from '#kit/web/ui/controls/Dialog.tsx'
import { Facts } from '#kit/web/ui/figures/Facts.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { StatusLabel } from '#kit/web/ui/controls/Tag.tsx'
import { refusals } from '#kit/refusals.ts'
import type { UserRecord } from '../user.ts'
import styles from './AccountPanel.module.css'
import type { OpenSession } from './session/open-session.ts'
import { hasPassword, listMethods } from './panel/account-actions.ts'
import { ChangeEmail } from './panel/ChangeEmail.tsx'
import { ChangePassword } from './panel/ChangePassword.tsx'
import { DeleteAccount } from './panel/DeleteAccount.tsx'
import { Devices } from './panel/Devices.tsx'
import { HideCrowd } from './panel/HideCrowd.tsx'
import { EmailBanner } from './panel/EmailBanner.tsx'
import { ProfileForm } from './panel/ProfileForm.tsx'
import { ShownForm } from './panel/ShownForm.tsx'
import { session } from './session/session.ts'
import { useUser } from './use-user.ts'

export function AccountPanel() {
  const { user } = useUser()
  const { asked, ask } = useSession()
  const opened = asked.is === 'open' ? asked.opened : null
  if (!user) return null
  return (
    <div className="stack loose">
      {user.email && !user.emailVerified && <EmailBanner email={user.email} opened={opened} />}
      {opened && <Guest opened={opened} />}
      <div className="columns-2">
        <Section title="Profile">
          <ProfileForm key={user.iamId} user={user} />
        </Section>
        <SigningIn asked={asked} user={user} onAgain={ask} />
      </div>
      <Section title="Before you forecast">
        <div className={styles.shown}>
          <HideCrowd />
        </div>
      </Section>
      <Section title="Shown as a forecaster" note={<Link to={screenPaths.leaderboard()}>The leaderboard</Link>}>
        <div className={styles.shown}>
          <ShownForm key={user.iamId} user={user} />
        </div>
      </Section>
      <Devices />
      <Section title="Your data">
        <div className="stack tight">
          <p className="soft">
            Everything you wrote, saved, asked and paid can be taken along as one file. Deleting the account tells first
            what goes and what stays.
          </p>
          <div className="row">
            <a className={buttonClass({ variant: 'plain' })} href={screenPaths.exportOfMine()} download>
              <Icon name="download" />
              Export everything of mine
            </a>
            <DeleteAccount auth={opened?.auth ?? null} />
          </div>
        </div>
      </Section>
    </div>
  )
}

type Asked = { is: 'waiting' | 'failed' } | { is: 'open'; opened: OpenSession }

function useSession(): { asked: Asked; ask: () => void } {
  const [asked, setAsked] = useState<Asked>({ is: 'waiting' })
  useEffect(() => void askForSession().then(setAsked), [])
  return { asked, ask: () => void askForSession().then(setAsked) }
}

function askForSession(): Promise<Asked> {
  return session.open().then(
    (opened): Asked => ({ is: 'open', opened }),
    (): Asked => ({ is: 'failed' }), // said in the panel, with a way to try again
  )
}

/** A guest who signs out cannot come back, which nobody would expect. */
function Guest({ opened: { auth, config } }: { opened: OpenSession }) {
  if (!auth.currentUser?.isAnonymous) return null
  return (
    <Banner tone="warn">
      <p>
        You are a guest, in this browser only. Once you sign out, what you wrote and saved cannot be reached any more.
      </p>
      {config.options.autoUpgradeAnonymousUsers && (
        <p>
          <Link
            className={buttonClass({ variant: 'plain', size: 'small' })}
            to={screenPaths.signIn(screenPaths.account())}
          >
            Sign in to keep it
          </Link>
        </p>
      )}
    </Banner>
  )
}

function Unreachable({ onAgain }: { onAgain: () => void }) {
  return (
    <Banner tone="warn">
      <p>{refusals['sign-in-unreachable'].message}</p>
      <Button size="small" variant="plain" onClick={onAgain}>
        Try again
      </Button>
    </Banner>
  )
}

function SigningIn({ asked, user, onAgain }: { asked: Asked; user: UserRecord; onAgain: () => void }) {
  return (
    <Section title="Signing in">
      <div className={classes('stack tight', styles.ways)}>
        {asked.is === 'waiting' && <output className="soft">Asking the sign-in service.</output>}
        {asked.is === 'failed' && <Unreachable onAgain={onAgain} />}
        {asked.is === 'open' && <WaysIn opened={asked.opened} user={user} />}
        <div>
          <Button variant="plain" size="small" onClick={() => void session.logOut()}>
            Sign out
          </Button>
        </div>
      </div>
    </Section>
  )
}

/**
 * The ways in, and what may be changed about them. Where the service has forgotten the user there is nothing to change.
 */
function WaysIn({ opened: { auth, config }, user }: { opened: OpenSession; user: UserRecord }) {
  if (!auth.currentUser) return <p className="soft">{refusals['sign-in-unreachable'].message}</p>
  // A password is on the list of everybody who signs in by mail, also of those who have only opened links.
  const mayHaveNone = config.options.signInOptions.some(({ provider }) => provider === 'emailLink')
  const verified = user.emailVerified ? (
    <StatusLabel look="open">verified</StatusLabel>
  ) : (
    <StatusLabel look="soon">not verified</StatusLabel>
  )
  return (
    <>
      <Facts
        facts={[
          user.email !== null && [
            'Email',
            <span key="email" className="row">
              {user.email}
              {verified}
            </span>,
          ],
          ...listMethods(auth).map(({ title, detail }) => [`Sign in: ${title}`, detail ?? ''] as const),
        ]}
      />
      <div className="row">
        {user.email !== null && (
          <Opener title="Change email">
            <ChangeEmail auth={auth} hasOutbox={config.hasStandIns} />
          </Opener>
        )}
        {user.email !== null && (
          <Opener title={hasPassword(auth) ? 'Change password' : 'Set a password'}>
            <ChangePassword auth={auth} email={user.email} mayHaveNone={mayHaveNone} />
          </Opener>
        )}
      </div>
    </>
  )
}

/** A button whose name is also that of the dialog it opens. */
function Opener({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="plain" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog title={title} isOpen={isOpen} onClose={() => setOpen(false)}>
        {children}
      </Dialog>
    </>
  )
}
