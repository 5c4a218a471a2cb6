/** The slowest routes of the hour, and the statements that the database spent most time on. */
import { sayNumber } from '#kit/numbers.ts'
import { Section } from '#kit/web/ui/Section.tsx'
import { Head, numbers } from '#kit/web/ui/figures/Head.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import type { Health } from '../../../operators/rate-health.ts'
import { sayAge, sayRoute, sayTook, sayWithin } from '../../../operators/say-health.ts'
import { useHealth } from './call-health.ts'
import { Known } from './Known.tsx'
import styles from './Today.module.css'

export function Slowest() {
  const { answer } = useHealth()
  return (
    <>
      <Section title="Slowest" note="Routes of the last hour" id="slowest">
        <Known of={answer?.routes} none="Nothing was asked in the last hour.">
          {(routes) => <RouteTable routes={routes} />}
        </Known>
      </Section>
      <Section title="Statements" note="Where the database’s time went since they are counted" id="statements">
        <Known
          of={answer?.statements === null ? null : answer?.statements.list}
          none="Not counted: pg_stat_statements is not there, or has counted none yet."
        >
          {(statements) => <StatementTable statements={statements} />}
        </Known>
      </Section>
    </>
  )
}

type Routes = NonNullable<Health['routes']>
type Statements = NonNullable<Health['statements']>['list']

function RouteTable({ routes }: { routes: readonly Routes[number][] }) {
  return (
    <Table caption="The slowest routes of the last hour" isPlain>
      <Head columns={['Route', ...numbers('Answers', 'Failed', 'On average'), 'How long']} />
      <tbody>
        {routes.map(({ route, count, failed, meanSeconds, within }) => (
          <tr key={route}>
            <th scope="row" className={styles.broken}>
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

function StatementTable({ statements }: { statements: readonly Statements[number][] }) {
  return (
    <Table caption="Statements that took most time since they are counted" isPlain>
      <Head columns={['Statement', ...numbers('Calls', 'On average', 'In all')]} />
      <tbody>
        {statements.map(({ text, calls, meanSeconds, seconds }) => (
          <tr key={text}>
            <th scope="row" className={styles.broken}>
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
