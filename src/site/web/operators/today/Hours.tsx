/** What happened in each hour of the day: when it was that mails were refused, sign-ins failed, or the model cost most. */
import { sayNumber } from '#kit/numbers.ts'
import { Section } from '#kit/web/ui/Section.tsx'
import { Head, numbers } from '#kit/web/ui/figures/Head.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { hoursOf } from '../../../operators/hours.ts'
import { sayInstant } from '../../../operators/say-health.ts'
import { useHealth } from './call-health.ts'
import { Known } from './Known.tsx'
import styles from './Today.module.css'

const columns = ['Answers', 'Failed', 'Mails', 'Mails refused', 'Sign-ins refused', 'Tokens', 'Model']

export function Hours() {
  const steps = useHealth().answer?.steps
  return (
    <Section title="Hour by hour" note="Last 24 hours, the latest first, in UTC" id="hours">
      <Known of={steps && hoursOf(steps)} none="Nothing is kept yet.">
        {(hours) => (
          <Table caption="What happened in each hour" isPlain>
            <Head columns={['Hour', ...numbers(...columns)]} />
            <tbody>
              {hours.map(({ at, answers, failed, mailsSent, mailsFailed, refusedSignIns, tokens, cents }) => (
                <tr key={at}>
                  <th scope="row" className={styles.when}>
                    {sayInstant(at)}
                  </th>
                  <Count of={answers} />
                  <Count of={failed} isBad />
                  <Count of={mailsSent} />
                  <Count of={mailsFailed} isBad />
                  <Count of={refusedSignIns} />
                  <Count of={tokens} />
                  <td className="num">${(cents / 100).toFixed(2)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Known>
    </Section>
  )
}

/** None is said softly, so that what is there is seen; what should not be there in the colour of that. */
function Count({ of: count, isBad = false }: { of: number; isBad?: boolean }) {
  const look = count === 0 ? styles.none : isBad ? styles.failed : ''
  return (
    <td className="num">
      <span className={look}>{sayNumber(count)}</span>
    </td>
  )
}
