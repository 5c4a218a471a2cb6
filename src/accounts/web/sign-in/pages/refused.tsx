/**
 * What does not go on: a guest's conflict, a way that is not offered, an account that may not be opened, a code that is
 * spent, no service.
 */
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { screenPaths } from '#kit/paths.ts'
import { noWebStorage } from '../../../sign-in-messages.ts'
import type { SignInOptions } from '../../../sign-in-options.ts'
import { optionOf } from '../steps/decisions.ts'
import { Aside, Foot, Frame, SendButton } from '../parts.tsx'
import { goOnWithExisting } from '../steps/success.ts'
import type { PageProps } from './page-props.ts'

export function Merge({ page, widget }: PageProps<'merge'>) {
  return (
    <Frame
      heading="You already have an account"
      widget={widget}
      onSend={() => widget.run(goOnWithExisting(page.credential))}
    >
      <p>
        {page.email ? <b>{page.email}</b> : 'This way to sign in'} belongs to an account that exists, so your guest
        account cannot become it. Going on signs you in to the existing account. What you made as a guest stays with the
        guest.
      </p>
      <Foot>
        <Aside onClick={widget.leave}>Stay a guest</Aside>
        <SendButton widget={widget}>Go on</SendButton>
      </Foot>
    </Frame>
  )
}

export function Unsupported({ page, widget }: PageProps<'unsupported'>) {
  return (
    <Frame heading="This address cannot sign in here" widget={widget}>
      <p>
        <b>{page.email}</b> belongs to an account with a way to sign in that is not offered here. Use another address or
        another way.
      </p>
      <Foot>
        <Button variant="plain" onClick={widget.leave}>
          Use another email
        </Button>
      </Foot>
    </Frame>
  )
}

export function NotAuthorized({ page, widget }: PageProps<'notAuthorized'>) {
  const { email, mayHaveAccount } = page
  const { adminEmail, helpLink } = contactOf(widget.config.options)
  return (
    <Frame heading="Not authorized" widget={widget}>
      <p>
        {email ? (
          <>
            The address <b>{email}</b> may not open an account here.
          </>
        ) : (
          'You may not open an account here.'
        )}
        {adminEmail && (
          <>
            {' '}
            Ask <a href={`mailto:${adminEmail}`}>{adminEmail}</a> to add it.
          </>
        )}
        {helpLink && (
          <>
            {' '}
            <a href={helpLink}>Read more</a>
          </>
        )}
      </p>
      {mayHaveAccount && email && (
        <div>
          <Aside onClick={() => widget.turnTo({ name: 'password', email })}>I have an account with a password</Aside>
        </div>
      )}
      <Foot>
        <Link className="fine" to={screenPaths.home()}>
          Go on reading
        </Link>
        <Button variant="plain" onClick={widget.leave}>
          Use another email
        </Button>
      </Foot>
    </Frame>
  )
}

/** Whoever can help is named where the operator has closed something. */
function contactOf(options: SignInOptions): { adminEmail?: string | undefined; helpLink?: string | undefined } {
  const closings = [
    options.adminRestrictedOperation,
    optionOf(options, 'password')?.disableSignUp,
    optionOf(options, 'emailLink')?.disableSignUp,
  ]
  return closings.find((closing) => closing?.status) ?? {}
}

export function ActionFailed({ page, widget }: PageProps<'actionFailed'>) {
  return (
    <Frame heading="This link does not work" widget={widget}>
      <Banner tone="bad" role="alert">
        <p>{page.text}</p>
      </Banner>
      <p>
        Nothing was changed.{' '}
        {page.isPasswordReset ? 'Ask for another link.' : 'Sign in, and ask for another link there.'}
      </p>
      <Foot>
        {page.isPasswordReset ? (
          <Button onClick={() => widget.turnTo({ name: 'recover', email: '' })}>Recover password</Button>
        ) : (
          <Button onClick={widget.leave}>Sign in</Button>
        )}
      </Foot>
    </Frame>
  )
}

export function Failed({ page, widget }: PageProps<'failed'>) {
  const isBrowser = page.text === noWebStorage
  return (
    <Frame
      heading={isBrowser ? 'Signing in does not work in this browser' : 'Could not reach the sign-in service'}
      widget={widget}
    >
      <Banner tone="bad" role="alert">
        <p>{page.text}</p>
      </Banner>
      <p>Nothing was changed. Reading works without signing in.</p>
      <Foot>
        <Link className="fine" to={screenPaths.home()}>
          Back to Home
        </Link>
        <Button onClick={widget.tryAgain}>Try again</Button>
      </Foot>
    </Frame>
  )
}
