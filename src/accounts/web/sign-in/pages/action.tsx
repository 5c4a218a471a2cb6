/**
 * What the codes from mails do: a new password, an address verified, changed or changed back, a second step removed.
 */
import type { ReactNode } from 'react'
import { Button, buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { screenPaths } from '#kit/paths.ts'
import { changePassword, verifyEmail } from '../steps/action-codes.ts'
import { Aside, Foot, Frame, HiddenUsername, NewPasswordField, SendButton } from '../parts.tsx'
import type { Widget } from '../use-widget.ts'
import { recover } from '../steps/with-email.ts'
import type { PageProps } from './page-props.ts'

export function ResetPassword({ page, widget }: PageProps<'resetPassword'>) {
  const { email, code } = page
  return (
    <Frame
      heading="Choose a new password"
      widget={widget}
      onSend={(typed) => widget.run(changePassword({ email, code, password: typed('password') }))}
    >
      <p>for {email}</p>
      <HiddenUsername email={email} />
      <NewPasswordField widget={widget} label="New password" />
      <Foot>
        <SendButton widget={widget}>Save</SendButton>
      </Foot>
    </Frame>
  )
}

export function PasswordChanged({ page, widget }: PageProps<'passwordChanged'>) {
  return (
    <Frame heading="Password changed" widget={widget}>
      <p>You can now sign in with your new password.</p>
      <Foot>
        <Button onClick={() => widget.turnTo({ name: 'password', email: page.email })}>Sign in</Button>
      </Foot>
    </Frame>
  )
}

export function VerifyEmail({ page, widget }: PageProps<'verifyEmail'>) {
  return (
    <Frame heading="Is this account yours?" widget={widget} onSend={() => widget.run(verifyEmail(page.code))}>
      <p>
        Somebody opened an account with the address <b>{page.email}</b>. If it was you, verify the address. If it was
        not, leave this page: the account stays unverified.
      </p>
      <Foot>
        <Link className="fine" to={screenPaths.home()}>
          It was not me
        </Link>
        <SendButton widget={widget}>Verify the address</SendButton>
      </Foot>
    </Frame>
  )
}

export function EmailVerified({ widget }: PageProps<'emailVerified'>) {
  return (
    <Frame heading="Your email has been verified" widget={widget}>
      <Onward widget={widget}>
        <p>This address is known to be yours now.</p>
      </Onward>
    </Frame>
  )
}

export function EmailChanged({ page, widget }: PageProps<'emailChanged'>) {
  return (
    <Frame heading="Email changed" widget={widget}>
      <p>
        Your sign-in email address has been changed to <b>{page.email}</b>. Sign in with it from now on.
      </p>
      <Foot>
        <Button onClick={() => widget.turnTo({ name: 'start', email: page.email })}>Sign in</Button>
      </Foot>
    </Frame>
  )
}

export function EmailRecovered({ page, widget }: PageProps<'emailRecovered'>) {
  return (
    <Frame heading="Email changed back" widget={widget}>
      <p>
        Your sign-in email address has been changed back to <b>{page.email}</b>.
      </p>
      <PasswordOffer widget={widget} email={page.email} what="ask for the change" />
    </Frame>
  )
}

export function FactorRemoved({ page, widget }: PageProps<'factorRemoved'>) {
  return (
    <Frame heading="Second step removed" widget={widget}>
      <p>{page.factor} is no longer asked for when you sign in.</p>
      <PasswordOffer widget={widget} email={page.email} what="add it" />
    </Frame>
  )
}

/** Somebody else may know the password of an account that changed without its owner. */
function PasswordOffer({ widget, email, what }: { widget: Widget; email: string | null; what: string }) {
  return (
    <>
      <p>If you did not {what}, somebody else may know your password. Choose a new one now.</p>
      <Foot>
        <Aside onClick={widget.leave}>Sign in</Aside>
        {email && (
          <Button busy={widget.slow === 'recover'} onClick={() => widget.run(recover(email), { by: 'recover' })}>
            Change password
          </Button>
        )}
      </Foot>
    </>
  )
}

/** Goes on to where the mail was asked for, which is a page of ours or none. */
function Onward({ widget, children }: { widget: Widget; children: ReactNode }) {
  return (
    <>
      {children}
      <Foot>
        <Link className={buttonClass()} to={widget.query.continueUrl ?? screenPaths.home()}>
          Continue
        </Link>
      </Foot>
    </>
  )
}
