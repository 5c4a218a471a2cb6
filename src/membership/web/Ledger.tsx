/** Every movement of one's budgets, the latest first. */
import { sayDay } from '#kit/dates.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { type LedgerEntry, type Move, rowsOf } from '../ledger-rows.ts'
import { sayBalance, sayDelta } from '../words.ts'
import styles from './MembershipPanel.module.css'
import { type LoadedLedger, useLedger } from './use-ledger.ts'

export function Ledger() {
  return (
    <Section title="Ledger" note="Nothing is ever erased">
      <div className={styles.ledger}>
        <Pages {...useLedger()} />
      </div>
    </Section>
  )
}

export function Pages({ found, failure, isMore, again, more }: LoadedLedger) {
  if (!found && !failure) return <output className={styles.waiting}>Loading the ledger</output>
  return (
    <>
      {found && (found.entries.length > 0 ? <LedgerTable entries={found.entries} /> : <Untouched />)}
      {failure && <LoadFailure what="The ledger" message={failure} onAgain={again} />}
      {found?.next && !failure && (
        <Button variant="plain" busy={isMore} onClick={more}>
          Show more
        </Button>
      )}
    </>
  )
}

function Untouched() {
  return (
    <Empty title="Nothing has moved yet">
      Every grant and every order will stand here, with its day and its reason.
    </Empty>
  )
}

function LedgerTable({ entries }: { entries: readonly LedgerEntry[] }) {
  return (
    <Table caption="Ledger of your budgets" isPlain>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">What</th>
          <th scope="col" className="num">
            Analyses
          </th>
          <th scope="col" className="num">
            Trend analyses
          </th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(entries).map(({ at, reason, order, analysis, trend }, row) => (
          // The ledger only grows, and rows have no names.
          <tr key={row}>
            <th scope="row">
              <span className={styles.day}>{sayDay(at)}</span>
            </th>
            <td>
              {reason}
              {order && (
                <>
                  : <Link to={order.path}>{order.title}</Link>
                </>
              )}
            </td>
            <Moved move={analysis} />
            <Moved move={trend} />
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Moved({ move }: { move: Move | null }) {
  return (
    <td className="num">
      {move && (
        <>
          <span className={move.delta > 0 ? styles.plus : undefined}>{sayDelta(move.delta)}</span>
          <span className={styles.balance}>{sayBalance(move.balance)}</span>
        </>
      )}
    </td>
  )
}
