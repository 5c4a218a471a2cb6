/** An account with a password: signing in to it, and making one. */
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { optionOf } from '../steps/decisions.ts'
import { sendLink } from '../steps/email-link.ts'
import {
  Aside,
  EmailField,
  Foot,
  Frame,
  NewPasswordField,
  PasswordField,
  SendButton,
  Terms,
  TextField,
} from '../parts.tsx'
import styles from '../SignInWidget.module.css'
import type { Widget } from '../use-widget.ts'
import { signInWithPassword, signUp } from '../steps/with-email.ts'
import type { PageProps } from './page-props.ts'

export function Password({ page, widget }: PageProps<'password'>) {
  return (
    <Frame
      heading="Sign in"
      widget={widget}
      onSend={(typed) => widget.run(signInWithPassword(typed('email').trim(), typed('password')))}
    >
      <EmailField widget={widget} email={page.email} />
      <PasswordField widget={widget} />
      {page.mayBeNew && (
        <p className="soft">
          No account yet? <Aside onClick={() => widget.turnTo({ name: 'signUp', email: page.email })}>Create one</Aside>
        </p>
      )}
      <Foot>
        <span className={styles.asides}>
          <Aside onClick={() => widget.turnTo({ name: 'recover', email: page.email })}>Trouble signing in?</Aside>
          <LinkInstead widget={widget} email={page.email} />
          <Aside onClick={widget.leave}>Back</Aside>
        </span>
        <SendButton widget={widget}>Sign in</SendButton>
      </Foot>
    </Frame>
  )
}

export function SignUp({ page, widget }: PageProps<'signUp'>) {
  const asksName = optionOf(widget.config.options, 'password')?.requireDisplayName ?? true
  return (
    <Frame
      heading="Create account"
      widget={widget}
      onSend={(typed) =>
        widget.run(signUp({ email: typed('email').trim(), name: typed('name'), password: typed('password') }))
      }
    >
      <EmailField widget={widget} email={page.email} />
      {asksName && <TextField widget={widget} label="Name" name="name" type="text" autoComplete="name" />}
      <NewPasswordField widget={widget} label="Choose password" />
      <LinkInstead widget={widget} email={page.email} />
      <Foot>
        <Button variant="quiet" onClick={widget.leave}>
          Cancel
        </Button>
        <SendButton widget={widget}>Create account</SendButton>
      </Foot>
      <Terms widget={widget} />
    </Frame>
  )
}

/** Where links are on offer too, nobody has to have a password. */
function LinkInstead({ widget, email }: { widget: Widget; email: string }) {
  if (!optionOf(widget.config.options, 'emailLink')) return null
  return (
    <div>
      <Aside onClick={() => widget.run(sendLink(email), { by: 'link' })}>Send me a link instead</Aside>
    </div>
  )
}
