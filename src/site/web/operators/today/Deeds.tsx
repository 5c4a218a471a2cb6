/** What operators did, the latest first, with the reasons that they gave. */
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { Head } from '#kit/web/ui/figures/Head.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { paths } from '#items/paths.ts'
import { sayInstant } from '../../../operators/say-health.ts'
import type { Health } from '../../../operators/rate-health.ts'
import { useHealth } from './call-health.ts'
import { Known } from './Known.tsx'

type Deed = NonNullable<Health['deeds']>[number]

/** By the word of the database; what is not among them is said as it stands there. */
const titles: Record<string, string> = {
  'item hidden': 'Hid',
  'item restored': 'Restored',
  'item left': 'Left as it is',
  'author trusted': 'Trusted an author',
  'author unlisted': 'Kept an author off the lists',
  'author stopped': 'Stopped an author',
  'signal shown': 'Showed a signal on',
  'signal hidden': 'Hid a signal on',
  'comment shown': 'Showed a comment on',
  'comment hidden': 'Hid a comment on',
  'question resolved': 'Resolved',
  'question reopened': 'Opened again',
}

export function Deeds() {
  return (
    <Section title="What operators did" note="The last 20, times in UTC" id="deeds">
      <Known of={useHealth().answer?.deeds} none="Nothing yet.">
        {(deeds) => <DeedTable deeds={deeds} />}
      </Known>
    </Section>
  )
}

function DeedTable({ deeds }: { deeds: readonly Deed[] }) {
  return (
    <Table caption="Deeds of operators" isPlain>
      <Head columns={['When', 'Who', 'What', 'Reason']} />
      <tbody>
        {deeds.map(({ at, what, by, reason, item }) => (
          <tr key={`${at} ${what} ${item?.id}`}>
            <th scope="row">{sayInstant(at)}</th>
            <td>{by === null ? 'an operator' : <bdi>{by}</bdi>}</td>
            <td>
              {titles[what] ?? what}
              {item && (
                <>
                  {' '}
                  <Link to={paths.item(item.kind, item.id)}>
                    <bdi>
                      <Chemical text={item.title} />
                    </bdi>
                  </Link>
                </>
              )}
            </td>
            <td>{reason}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
