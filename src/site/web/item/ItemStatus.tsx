/** Where an item that asks something stands, as a sign and a word. */
import { StatusLabel, type StatusLook } from '#kit/web/ui/controls/Tag.tsx'
import { type Status, statusTitles } from '#items/status-words.ts'

const looks: Record<Status, StatusLook> = {
  upcoming: 'idle',
  open: 'open',
  closing: 'soon',
  closed: 'idle',
  resolved: 'done',
  annulled: 'annulled',
}

export function ItemStatus({ status }: { status: Status }) {
  return <StatusLabel look={looks[status]}>{statusTitles[status]}</StatusLabel>
}
