/** The first pages: email with the other ways below it, or the list of ways alone; and the first and last moment. */
import { beginWithEmail } from '../steps/with-email.ts'
import { EmailField, Frame, SendButton, Terms } from '../parts.tsx'
import { ProviderButtons } from '../provider/ProviderButtons.tsx'
import styles from '../SignInWidget.module.css'
import type { PageProps } from './page-props.ts'

export function Start({ page, widget }: PageProps<'start'>) {
  const others = widget.config.options.signInOptions.some(
    ({ provider }) => provider !== 'password' && provider !== 'emailLink',
  )
  return (
    <Frame heading="Sign in" widget={widget} onSend={(typed) => widget.run(beginWithEmail(typed('email')))}>
      <EmailField widget={widget} {...(page.email && { email: page.email })} />
      <SendButton widget={widget} wide>
        Continue
      </SendButton>
      {others && <span className={styles.or}>or</span>}
      {others && <ProviderButtons widget={widget} />}
      <Terms widget={widget} />
    </Frame>
  )
}

export function Providers({ widget }: PageProps<'providers'>) {
  return (
    <Frame heading="Choose how to sign in" widget={widget}>
      <ProviderButtons widget={widget} hasEmail />
      <Terms widget={widget} />
    </Frame>
  )
}

export function Opening({ widget }: PageProps<'opening'>) {
  return (
    <Frame heading="Sign in" widget={widget}>
      <p>{widget.slow !== null && 'Asking the sign-in service.'}</p>
    </Frame>
  )
}

export function SignedIn({ widget }: PageProps<'signedIn'>) {
  return (
    <Frame heading="You are signed in" widget={widget}>
      <p>This page goes on by itself.</p>
    </Frame>
  )
}
