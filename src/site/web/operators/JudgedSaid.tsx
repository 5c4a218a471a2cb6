/** What readers reported of something, and what operators did with it so far. */
import { sayDay } from '#kit/dates.ts'
import { reasonTitles } from '../mine/dialogs/reason-titles.ts'

type Props = {
  reports: readonly { reason: string; note: string; at: string; byVisitor: boolean }[]
  /** How many are open, of which the newest are read out. */
  reportCount: number
  actions: readonly { action: string; reason: string; by: string; at: string }[]
}

export function JudgedSaid({ reports, reportCount, actions }: Props) {
  return (
    <>
      {reports.map(({ reason, note, at, byVisitor }) => (
        <p key={`${at} ${reason} ${note}`}>
          {sayDay(at)}
          {byVisitor && ', a visitor'}: {reasonTitles.find(([value]) => value === reason)?.[1] ?? reason}{' '}
          {note && <q>{note}</q>}
        </p>
      ))}
      {reportCount > reports.length && <p>and {reportCount - reports.length} more</p>}
      {actions.map(({ action, reason, by, at }) => (
        <p key={`${at} ${action}`}>
          {sayDay(at)}: {action} by {by}. {reason}
        </p>
      ))}
    </>
  )
}
