/** People and orders as counts: nobody is named. */
import { sayNumber } from '#kit/numbers.ts'
import { Section } from '#kit/web/ui/Section.tsx'
import { Head, numbers } from '#kit/web/ui/figures/Head.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { sayPrice } from '#membership/words.ts'
import type { Health } from '../../../operators/rate-health.ts'
import { useHealth } from './call-health.ts'
import { Known } from './Known.tsx'

export function PeopleAndOrders() {
  const { answer } = useHealth()
  if (!answer) return null
  return (
    <div className="spread">
      <Section title="People" note="30 days" id="people">
        <Known of={answer.people && [answer.people]} none="">
          {([people]) => people && <People {...people} />}
        </Known>
      </Section>
      <Section title="Orders" note="30 days, no names" id="orders">
        <Known of={answer.orders && [answer.orders]} none="">
          {([orders]) => orders && <Orders {...orders} />}
        </Known>
      </Section>
    </div>
  )
}

function People({
  accounts,
  accountsOfMonth,
  activeInWeek,
  activeInMonth,
  forecasters,
  members,
}: NonNullable<Health['people']>) {
  const rows: readonly [string, number, string][] = [
    ['Signed up', accounts, `+${sayNumber(accountsOfMonth)}`],
    ['Signed in within a week', activeInWeek, sayNumber(activeInMonth)],
    ['Forecasters', forecasters, ''],
    ['Members', members, ''],
  ]
  return (
    <Table caption="How many people there are" isPlain>
      <Head columns={['What', ...numbers('Now', '30 days')]} />
      <tbody>
        {rows.map(([what, now, month]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td className="num">{sayNumber(now)}</td>
            <td className="num">{month}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Orders({ products, refunded, disputed, analyses, analysesFailed }: NonNullable<Health['orders']>) {
  const rows: readonly [string, number, string][] = [
    ...products.map(({ title, count, cents }) => [title, count, sayPrice(cents, 'eur')] as [string, number, string]),
    ['Given back', refunded, ''],
    ['Disputed', disputed, ''],
    ['Analyses ordered', analyses, ''],
    ['Analyses that failed', analysesFailed, ''],
  ]
  return (
    <Table caption="What was ordered in 30 days" isPlain>
      <Head columns={['What', ...numbers('Count', 'At today’s prices')]} />
      <tbody>
        {rows.map(([what, count, amount]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td className="num">{sayNumber(count)}</td>
            <td className="num">{amount}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
