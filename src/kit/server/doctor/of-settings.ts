/** What do the settings mean together, beyond whether each can be used? Nothing is asked for it. */
import type { Config } from '../config/config.ts'
import { whyNotStandIn } from '../config/payments.ts'
import { isOwnMachine } from '../config/sign-in.ts'
import type { Finding } from './finding.ts'

export function paymentFinding(
  config: Pick<Config, 'stripeSecretKey' | 'host' | 'publicUrl' | 'isLocalPaymentsForced'>,
): Finding {
  const part = 'payments'
  if (config.stripeSecretKey) return { part, state: 'ok', says: 'Stripe takes them' }
  const why = whyNotStandIn(config)
  return why ? { part, state: 'mend', says: why } : { part, state: 'note', says: 'are stood in for: nobody pays' }
}

/** Without it whoever comes through a proxy has the proxy's address, and all share what one may cost. */
export function proxyFinding(config: Pick<Config, 'host' | 'publicUrl' | 'trustProxy'>): Finding {
  const part = 'TRUST_PROXY'
  if (config.trustProxy === false)
    return isOwnMachine(config)
      ? { part, state: 'ok', says: 'no proxy is believed' }
      : { part, state: 'note', says: 'is not set: behind a proxy all visitors count as one' }
  return config.trustProxy === true
    ? { part, state: 'note', says: 'is true: whoever reaches the server says by themselves who they are' }
    : { part, state: 'ok', says: 'says whose word on visitors counts' }
}
