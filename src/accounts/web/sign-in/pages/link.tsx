/** Links that sign in: one is on its way, none came, or one was opened where it was not asked for. */
import { onIdTokenChanged } from '@firebase/auth'
import { useEffect } from 'react'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { completeLink, sendLink, signedInElsewhere } from '../steps/email-link.ts'
import { Aside, EmailField, Foot, Frame, OutboxNote, SendButton } from '../parts.tsx'
import type { PageProps } from './page-props.ts'

export function LinkSent({ page, widget }: PageProps<'linkSent'>) {
  const { auth, run } = widget
  const email = page.email.toLowerCase()
  // The link may be opened in another tab. This one holds what was to be connected, so it goes on from here.
  useEffect(
    () =>
      onIdTokenChanged(
        auth,
        (user) => user && !user.isAnonymous && user.email?.toLowerCase() === email && run(signedInElsewhere(user)),
      ),
    [auth, email, run],
  )
  return (
    <Frame heading="Check your email" widget={widget}>
      <p>
        A link to sign in is on its way to <b>{page.email}</b>. Open it on this device within the hour.
      </p>
      <OutboxNote widget={widget} what="the mail" />
      <Foot>
        <Aside onClick={() => widget.turnTo({ name: 'linkTrouble', email: page.email })}>Nothing came?</Aside>
        <Button variant="plain" onClick={widget.leave}>
          Use another email
        </Button>
      </Foot>
    </Frame>
  )
}

export function LinkTrouble({ page, widget }: PageProps<'linkTrouble'>) {
  return (
    <Frame heading="Nothing came?" widget={widget} onSend={() => widget.run(sendLink(page.email))}>
      <p>
        Look among the unwanted mail, and see whether <b>{page.email}</b> is written as you meant it. Only the newest
        link counts.
      </p>
      <OutboxNote widget={widget} what="the mail" />
      <Foot>
        <Aside onClick={widget.leave}>Use another email</Aside>
        <SendButton widget={widget}>Send again</SendButton>
      </Foot>
    </Frame>
  )
}

export function LinkConfirm({ page, widget }: PageProps<'linkConfirm'>) {
  const why = page.losesGuest
    ? 'This link was asked for by a guest who is not here. Going on signs you in; what the guest made stays where it is.'
    : 'This link was asked for in another browser. Enter the address it was sent to.'
  return (
    <Frame heading="Confirm your email" widget={widget} onSend={(typed) => widget.run(completeLink(typed('email')))}>
      <p>{why}</p>
      <EmailField widget={widget} email={page.email ?? ''} />
      <Foot>
        <Aside onClick={widget.leave}>Cancel</Aside>
        <SendButton widget={widget}>Sign in</SendButton>
      </Foot>
    </Frame>
  )
}
