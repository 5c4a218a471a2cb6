/**
 * The stations of an item that asks something, and what people call them. Apart from their schema, as browsers need
 * none.
 */
export const statuses = ['upcoming', 'open', 'closing', 'closed', 'resolved', 'annulled'] as const
export type Status = (typeof statuses)[number]

export const statusTitles: Record<Status, string> = {
  upcoming: 'Not open yet',
  open: 'Open',
  closing: 'Closing soon',
  closed: 'Closed, not resolved',
  resolved: 'Resolved',
  annulled: 'Annulled',
}

/** An open question counts as closing this many days before it closes. */
export const closingDays = 90
