/** A forgotten password: a mail with a link, by which a new one is chosen. */
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Aside, EmailField, Foot, Frame, OutboxNote, SendButton } from '../parts.tsx'
import { recover } from '../steps/with-email.ts'
import type { PageProps } from './page-props.ts'

export function Recover({ page, widget }: PageProps<'recover'>) {
  return (
    <Frame heading="Recover your password" widget={widget} onSend={(typed) => widget.run(recover(typed('email')))}>
      <p>We send a link by which you choose a new password.</p>
      <EmailField widget={widget} email={page.email} />
      <Foot>
        <Button variant="quiet" onClick={widget.leave}>
          Cancel
        </Button>
        <SendButton widget={widget}>Send</SendButton>
      </Foot>
    </Frame>
  )
}

export function RecoverSent({ page, widget }: PageProps<'recoverSent'>) {
  return (
    <Frame heading="Check your email" widget={widget}>
      <p>
        Follow the instructions sent to <b>{page.email}</b> to choose a new password. The link works for an hour.
      </p>
      <OutboxNote widget={widget} what="the mail" />
      <Foot>
        <Aside onClick={() => widget.turnTo({ name: 'recover', email: page.email })}>Nothing came?</Aside>
        <Button variant="plain" onClick={() => widget.turnTo({ name: 'password', email: page.email })}>
          Sign in
        </Button>
      </Foot>
    </Frame>
  )
}
