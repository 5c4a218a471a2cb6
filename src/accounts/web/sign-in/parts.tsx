/**
 * What the widget's pages are made of: a form with its heading, fields with their refusals, buttons that wait, small
 * notes.
 */
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Field, Input } from '#kit/web/ui/controls/Field.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { outboxPath, usualPasswordLength } from '../../sign-in-rules.ts'
import type { Field as FieldName } from './page.ts'
import { readPasswordLength } from './password-policy.ts'
import styles from './SignInWidget.module.css'
import type { Widget } from './use-widget.ts'

/** What was typed, by the names of the fields. */
type Typed = (name: FieldName | 'country') => string

type FrameProps = { heading: string; widget: Widget; onSend?: (typed: Typed) => void; children: ReactNode }

/** A page: a form where something can be sent. Troubles of the whole page stand under its heading. */
export function Frame({ heading, widget, onSend, children }: FrameProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    onSend?.((name) => String(form.get(name) ?? '')) // none of the fields takes files
  }
  const content = (
    <>
      <h1 tabIndex={-1}>{heading}</h1>
      {widget.trouble && !widget.trouble.field && <ErrorLine>{widget.trouble.text}</ErrorLine>}
      {children}
    </>
  )
  return onSend ? (
    <form className={styles.page} noValidate onSubmit={send}>
      {content}
    </form>
  ) : (
    <div className={styles.page}>{content}</div>
  )
}

function ErrorLine({ children }: { children: ReactNode }) {
  return (
    <p className={styles.error} role="alert">
      <Icon name="warn" />
      {children}
    </p>
  )
}

type TextFieldProps = Omit<ComponentProps<'input'>, 'name'> & {
  label: string
  name: FieldName
  hint?: string
  widget: Widget
}

/** A field whose refusal is read out when it appears, and again with the field. */
export function TextField({ label, name, hint, widget: { trouble }, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={trouble?.field === name ? trouble.text : null} isAnswer>
      {(field) => <Input {...input} {...field} name={name} className={styles.typed} />}
    </Field>
  )
}

export function EmailField({ widget, email = '', ...input }: { widget: Widget; email?: string; readOnly?: boolean }) {
  return (
    <TextField
      {...input}
      widget={widget}
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      defaultValue={email}
    />
  )
}

export function PasswordField({ widget }: { widget: Widget }) {
  return <TextField widget={widget} label="Password" name="password" type="password" autoComplete="current-password" />
}

/** One that is chosen now. How long it must be, the service says. */
export function NewPasswordField({ widget, label }: { widget: Widget; label: string }) {
  const [length, setLength] = useState(usualPasswordLength)
  const { auth } = widget
  useEffect(() => void readPasswordLength(auth).then(setLength), [auth])
  const hint = `At least ${length} characters, a mix of letters and numbers.`
  return (
    <TextField widget={widget} label={label} hint={hint} name="password" type="password" autoComplete="new-password" />
  )
}

/** For password managers, where the address is not asked for: it says whose password it is. */
export function HiddenUsername({ email }: { email: string }) {
  return (
    <input
      className="unseen"
      type="email"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  )
}

export function SendButton({
  widget,
  wide = false,
  children,
}: {
  widget: Widget
  wide?: boolean
  children: ReactNode
}) {
  const isWaiting = widget.slow === 'form'
  return (
    <Button type="submit" wide={wide} busy={isWaiting} aria-disabled={isWaiting || undefined}>
      {children}
    </Button>
  )
}

/** A button that reads as a link: what leads aside. */
export function Aside(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button {...props} type="button" className={styles.aside} />
}

/** The last line of a page: what leads aside at its left, what goes on at its right. */
export function Foot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>
}

export function Terms({ widget: { config } }: { widget: Widget }) {
  const { tosUrl, privacyPolicyUrl } = config.options
  const terms = tosUrl && <Link to={tosUrl}>terms</Link>
  const privacy = privacyPolicyUrl && <Link to={privacyPolicyUrl}>privacy notice</Link>
  if (!terms && !privacy) return null
  return (
    <p className={styles.fine}>
      By going on you accept the {terms}
      {terms && privacy && ' and the '}
      {privacy}.
    </p>
  )
}

/** Where nothing is really sent, it is shown in the outbox. */
export function OutboxNote({ widget: { config }, what }: { widget: Widget; what: string }) {
  if (!config.hasStandIns) return null
  return (
    <p className={styles.fine}>
      Stand-in: {what} is not sent, it is shown in the <Link to={outboxPath}>outbox</Link>.
    </p>
  )
}
