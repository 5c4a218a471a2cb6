/** The slowest routes of the hour, and the statements that the database spent most time on. */
import { sayNumber } from '#kit/numbers.ts'
import { Section } from '#kit/web/ui/Section.tsx'
import { Head, numbers } from '#kit/web/ui/figures/Head.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import type { Health } from '../../../operators/needs.ts'
import { sayAge, sayRoute, sayTook, sayWithin } from '../../../operators/say-health.ts'
import { useHealth } from './call-health.ts'
import styles from './Today.module.css'

export function Slowest() {
  const { answer } = useHealth()
  return (
    <Section title="Slowest" note="Routes of the last hour" id="slowest">
      {answer && (
        <div className="stack">
          {answer.routes.length === 0 ? (
            <p className="hush">Nothing was asked in the last hour.</p>
          ) : (
            <Routes routes={answer.routes} />
          )}
          <Statements statements={answer.statements} />
        </div>
      )}
    </Section>
  )
}

function Routes({ routes }: Pick<Health, 'routes'>) {
  return (
    <Table caption="The slowest routes of the last hour" isPlain>
      <Head columns={['Route', ...numbers('Answers', 'Failed', 'On average'), 'How long']} />
      <tbody>
        {routes.map(({ route, count, failed, meanSeconds, within }) => (
          <tr key={route}>
            <th scope="row" className={styles.statement}>
              {sayRoute(route)}
            </th>
            <td className="num">{sayNumber(count)}</td>
            <td className="num">{sayNumber(failed)}</td>
            <td className="num">{sayTook(meanSeconds)}</td>
            <td>{sayWithin(within)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Statements({ statements }: Pick<Health, 'statements'>) {
  if (statements === null)
    return (
      <p className="fine hush">
        Which statements take the database longest is not known: pg_stat_statements is not there.
      </p>
    )
  if (statements.length === 0) return <p className="fine hush">The database has counted no statement yet.</p>
  return (
    <Table caption="Statements that took most time since they are counted" isPlain>
      <Head columns={['Statement', ...numbers('Calls', 'On average', 'In all')]} />
      <tbody>
        {statements.map(({ text, calls, meanSeconds, seconds }) => (
          <tr key={text}>
            <th scope="row" className={styles.statement}>
              <code>{text}</code>
            </th>
            <td className="num">{sayNumber(calls)}</td>
            <td className="num">{sayTook(meanSeconds)}</td>
            <td className="num">{sayAge(seconds)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
