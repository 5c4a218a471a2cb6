/** The routes that failed within a day, and when each did last. */
import { sayNumber } from '#kit/numbers.ts'
import { Section } from '#kit/web/ui/Section.tsx'
import { Head, numbers } from '#kit/web/ui/figures/Head.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { sayInstant, sayRoute } from '../../../operators/say-health.ts'
import { useHealth } from './call-health.ts'
import { Known } from './Known.tsx'
import styles from './Today.module.css'

export function Failing() {
  return (
    <Section title="What failed" note="Routes, 24 hours, times in UTC" id="failing">
      <Known of={useHealth().answer?.failing} none="Nothing failed.">
        {(failing) => (
          <Table caption="Routes that failed within a day" isPlain>
            <Head columns={['Route', ...numbers('Failed'), 'Last']} />
            <tbody>
              {failing.map(({ route, failed, lastAt }) => (
                <tr key={route}>
                  <th scope="row" className={styles.broken}>
                    {sayRoute(route)}
                  </th>
                  <td className="num">{sayNumber(failed)}</td>
                  <td className={styles.when}>{sayInstant(lastAt)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Known>
    </Section>
  )
}
