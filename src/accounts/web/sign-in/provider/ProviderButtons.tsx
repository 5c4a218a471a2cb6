/** The ways to sign in that need no address first. */
import type { ReactNode } from 'react'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { isFederated } from '../steps/decisions.ts'
import type { Federated } from '../page.ts'
import { titleOf } from './provider-titles.ts'
import styles from '../SignInWidget.module.css'
import type { Widget } from '../use-widget.ts'
import { continueAsGuest, continueWith } from '../steps/with-provider.ts'

/** In the operator's order. `hasEmail`: the address has no field of its own on this page. */
export function ProviderButtons({ widget, hasEmail = false }: { widget: Widget; hasEmail?: boolean }) {
  const { signInOptions } = widget.config.options
  const names = signInOptions.map(({ provider }) => (provider === 'emailLink' ? 'password' : provider))
  const shown = [...new Set(names)].filter((name) => hasEmail || name !== 'password')
  return (
    <div className={styles.providers}>
      {shown.map((name) =>
        isFederated(name) ? <FederatedButton key={name} widget={widget} provider={name} /> : others[name]?.(widget),
      )}
      <StandInNote widget={widget} names={shown} />
    </div>
  )
}

type GoingTo = { widget: Widget; provider: Federated; email?: string; isJoining?: boolean }

export function FederatedButton({ widget, provider, email, isJoining = false }: GoingTo) {
  // A popup leaves this page usable: whoever closes it is not kept waiting.
  const isQuiet = widget.config.options.signInFlow === 'popup'
  const go = () => widget.run(continueWith(provider, { ...(email && { email }), isJoining }), { by: provider, isQuiet })
  return (
    <WayButton
      widget={widget}
      name={provider}
      onPress={go}
      logo={<span className={styles.logo}>{logos[provider]}</span>}
    >
      Continue with {titleOf(provider)}
    </WayButton>
  )
}

type WayProps = { widget: Widget; name: string; logo: ReactNode; onPress: () => void; children: ReactNode }

function WayButton({ widget, name, logo, onPress, children }: WayProps) {
  const isWaiting = widget.slow === name
  return (
    <Button variant="plain" wide busy={isWaiting} aria-disabled={isWaiting || undefined} onClick={onPress}>
      <span aria-hidden="true">{logo}</span>
      <span>{children}</span>
    </Button>
  )
}

const others: Record<string, (widget: Widget) => ReactNode> = {
  password: (widget) => (
    <WayButton
      key="password"
      widget={widget}
      name="password"
      logo={<Icon name="mail" />}
      onPress={() => widget.turnTo({ name: 'start' })}
    >
      Continue with email
    </WayButton>
  ),
  phone: (widget) => (
    <WayButton
      key="phone"
      widget={widget}
      name="phone"
      logo={<Icon name="phone" />}
      onPress={() => widget.turnTo({ name: 'phone' })}
    >
      Continue with phone
    </WayButton>
  ),
  anonymous: (widget) => (
    <WayButton
      key="anonymous"
      widget={widget}
      name="anonymous"
      logo={<Icon name="user" />}
      onPress={() => widget.run(continueAsGuest, { by: 'anonymous' })}
    >
      Continue as guest
    </WayButton>
  ),
}

const logos: Record<Federated, ReactNode> = {
  'google.com': 'G',
  'apple.com': (
    <svg viewBox="0 0 16 16">
      <path
        fill="currentColor"
        d="M11 1c.1 1-.3 2-.9 2.7-.6.7-1.5 1.2-2.4 1.1-.1-1 .3-1.9.9-2.6C9.2 1.5 10.2 1 11 1Zm2.7 10.6c-.4.9-.6 1.3-1.1 2.1-.7 1.1-1.7 1.3-2.3 1.3-.9 0-1.2-.6-2.2-.6s-1.4.6-2.2.6C4.6 15 3 12.2 3 9.3c0-2.7 1.6-4.2 3.2-4.2 1 0 1.7.6 2.3.6.6 0 1.5-.7 2.7-.7.5 0 1.9.1 2.7 1.5-2.3 1.3-1.9 4.3-.2 5.1Z"
      />
    </svg>
  ),
}

export function StandInNote({ widget: { config }, names }: { widget: Widget; names: string[] }) {
  const titles = names.filter(isFederated).map(titleOf)
  if (!config.hasStandIns || titles.length === 0) return null
  return <p className={styles.fine}>Stand-in, no account at {titles.join(' or ')} is used.</p>
}
