/** How the series came to be what it is: what each version brought, value by value, and what was known on a day. */
import { sayDay } from '#kit/dates.ts'
import { sayIn } from '#series/words.ts'
import { sayNumber } from '#kit/numbers.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Head, numbers } from '#kit/web/ui/figures/Head.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import type { Series } from '#series/series.ts'
import type { Course, ShownRevision } from '../../course/course.ts'
import { sayMove, sayRevision } from '../../course/course-words.ts'
import { AsKnown } from './AsKnown.tsx'
import styles from './Course.module.css'

type Props = { id: string; series: Series; course: Course }

export function Revisions({ id, series, course: { revisions, knownFrom } }: Props) {
  if (knownFrom === null) return null
  return (
    <div className={styles.course}>
      <ol className={styles.revisions}>
        {revisions.map((one) => (
          <li key={one.version}>
            <p>
              <b>
                Version {one.version}, {sayDay(one.on)}.
              </b>{' '}
              <Chemical text={sayRevision(one, series.unit)} />
            </p>
            <Values revision={one} unit={series.unit} />
          </li>
        ))}
      </ol>
      <AsKnown id={id} series={series} earliest={knownFrom.slice(0, 10)} />
    </div>
  )
}

function Values({ revision, unit }: { revision: ShownRevision; unit: string }) {
  const { version, added, revised, gone, counts } = revision
  if (added.length + revised.length + gone.length === 0) return null
  const untold = counts.added + counts.revised + counts.gone - added.length - revised.length - gone.length
  return (
    <details>
      <summary>Value by value</summary>
      <Table caption={`What version ${version} changed, value by value, ${sayIn(unit)}`} isPlain>
        <Head columns={['When', ...numbers('Before', 'Since', 'Difference', 'Per cent')]} />
        <tbody>
          {added.map(([at, value]) => (
            <Row key={at} at={at} cells={['', sayNumber(value), 'new', '']} />
          ))}
          {revised.map((one) => {
            const { by, percent } = sayMove(one)
            return <Row key={one.at} at={one.at} cells={[sayNumber(one.from), sayNumber(one.to), by, percent]} />
          })}
          {gone.map(([at, value]) => (
            <Row key={at} at={at} cells={[sayNumber(value), '', 'gone', '']} />
          ))}
        </tbody>
      </Table>
      {untold > 0 && <p className="fine hush">And {sayNumber(untold)} older ones.</p>}
    </details>
  )
}

function Row({ at, cells }: { at: string; cells: [string, string, string, string] }) {
  return (
    <tr>
      <th scope="row">{sayDay(at)}</th>
      {cells.map((cell, place) => (
        // Four columns, always the same.
        <td key={place} className="num">
          {cell}
        </td>
      ))}
    </tr>
  )
}
