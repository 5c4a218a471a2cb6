/**
 * An account is known: by another provider, or with a credential waiting to be connected to it once it has been proved.
 */
import { Aside, EmailField, Foot, Frame, PasswordField, SendButton } from '../parts.tsx'
import { sendLink } from '../steps/email-link.ts'
import { FederatedButton, StandInNote } from '../provider/ProviderButtons.tsx'
import { titleOf } from '../provider/provider-titles.ts'
import styles from '../SignInWidget.module.css'
import { joining, joinWithPassword } from '../steps/with-email.ts'
import type { PageProps } from './page-props.ts'

const exists = 'You already have an account'

export function FederatedKnown({ page, widget }: PageProps<'federated'>) {
  const { email, provider } = page
  return (
    <Frame heading={exists} widget={widget}>
      <p>
        <b>{email}</b> signs in with {titleOf(provider)}.
      </p>
      <div className={styles.providers}>
        <FederatedButton widget={widget} provider={provider} email={email} />
        <StandInNote widget={widget} names={[provider]} />
      </div>
      <Foot>
        <Aside onClick={widget.leave}>Use another email</Aside>
      </Foot>
    </Frame>
  )
}

export function JoinFederated({ page, widget }: PageProps<'joinFederated'>) {
  const { email, provider, joins } = page
  return (
    <Frame heading={exists} widget={widget}>
      <p>
        <b>{email}</b> signs in with {titleOf(provider)}. Continue with it to connect {titleOf(joins)}.
      </p>
      <div className={styles.providers}>
        <FederatedButton widget={widget} provider={provider} email={email} isJoining />
        <StandInNote widget={widget} names={[provider]} />
      </div>
      <Foot>
        <Aside onClick={widget.leave}>Cancel</Aside>
      </Foot>
    </Frame>
  )
}

export function JoinPassword({ page, widget }: PageProps<'joinPassword'>) {
  const { email, joins } = page
  return (
    <Frame heading={exists} widget={widget} onSend={(typed) => widget.run(joinWithPassword(email, typed('password')))}>
      <p>Enter its password to connect {titleOf(joins)}.</p>
      <EmailField widget={widget} email={email} readOnly />
      <PasswordField widget={widget} />
      <Foot>
        <span className={styles.asides}>
          <Aside onClick={() => widget.turnTo({ name: 'recover', email })}>Trouble signing in?</Aside>
          <Aside onClick={widget.leave}>Cancel</Aside>
        </span>
        <SendButton widget={widget}>Sign in</SendButton>
      </Foot>
    </Frame>
  )
}

export function JoinLink({ page, widget }: PageProps<'joinLink'>) {
  const { email, joins } = page
  return (
    <Frame heading={exists} widget={widget} onSend={() => widget.run(joining(sendLink(email)))}>
      <p>
        <b>{email}</b> signs in with a link. We send one; leave this page open, and {titleOf(joins)} is connected once
        you have opened it.
      </p>
      <Foot>
        <Aside onClick={widget.leave}>Cancel</Aside>
        <SendButton widget={widget}>Send link</SendButton>
      </Foot>
    </Frame>
  )
}
