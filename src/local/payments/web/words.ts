/** Stripe's words for how things stand, in ours. */

const subscriptions: Record<string, string> = {
  active: 'Active',
  past_due: 'Payment failed, being tried again',
  unpaid: 'Unpaid',
  canceled: 'Ended',
  incomplete: 'Not begun',
}

export function saySubscription(status: string): string {
  return subscriptions[status] ?? status
}

const payments: Record<string, string> = {
  succeeded: 'Paid',
  processing: 'Waits for the bank',
  requires_payment_method: 'Failed',
}

export function sayPayment(status: string): string {
  return payments[status] ?? status
}

const disputes: Record<string, string> = { needs_response: 'disputed', won: 'dispute won', lost: 'dispute lost' }

/** Said after how the payment stands. */
export function sayDispute(status: string): string {
  return disputes[status] ?? status
}

const invoices: Record<string, string> = { paid: 'Paid', open: 'Open' }

export function sayInvoice(status: string): string {
  return invoices[status] ?? status
}

/** How many events Farsight has not heard of yet. */
export function sayWaiting(events: number): string {
  if (events === 0) return 'All events have reached the webhook.'
  return events === 1 ? '1 event is on its way to the webhook.' : `${events} events are on their way to the webhook.`
}
