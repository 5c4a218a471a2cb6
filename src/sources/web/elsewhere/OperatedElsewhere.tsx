/** For operators, beside the sources: every prediction that is tied to a question elsewhere, and how its looks went. */
import { sayDay } from '#kit/dates.ts'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { paths } from '#items/paths.ts'
import styles from '../Sources.module.css'
import { callElsewhere, type TiedThere } from './call-elsewhere.ts'
import { sayTie } from './say-tie.ts'
import { TieButtons } from './TieButtons.tsx'

const columns = ['Prediction', 'Platform', 'State', 'Failed in 30 days', 'Next look'] as const

export function OperatedElsewhere() {
  const { answer, failure, again } = useAnswer(callElsewhere, 'listElsewhere', { params: {}, query: {} })
  if (failure) return <LoadFailure what="The questions elsewhere" message={failure.message} onAgain={again} />
  const ties = answer?.elsewhere ?? []
  return (
    <Section title="Questions elsewhere" note={answer && `${ties.length} tied`} id="elsewhere">
      {ties.length > 0 ? (
        <Ties ties={ties} />
      ) : (
        <p className="hush">
          No prediction is tied to a question of another platform. An operator ties one at the foot of its page.
        </p>
      )}
    </Section>
  )
}

function Ties({ ties }: { ties: readonly TiedThere[] }) {
  return (
    <Table caption="Predictions that are tied to questions elsewhere" isPlain className={styles.stacked}>
      <thead>
        <tr>
          {columns.map((title) => (
            <th key={title} scope="col" className={title.startsWith('Failed') ? 'num' : undefined}>
              {title}
            </th>
          ))}
          <th scope="col">
            <span className="unseen">What can be done</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {ties.map((one) => (
          <tr key={`${one.itemId} ${one.platform.id}`}>
            <th scope="row">
              <Link to={`${paths.item('prediction', one.itemId)}#ties-elsewhere`}>{one.label}</Link>
            </th>
            <td data-column="Platform">
              <a href={one.url} rel="noreferrer">
                {one.platform.title}
              </a>
            </td>
            <td data-column="State">{sayTie(one)}</td>
            <td className="num" data-column="Failed in 30 days">
              {one.failures}
            </td>
            <td className="nowrap" data-column="Next look">
              {one.nextAt ? sayDay(one.nextAt) : 'none'}
            </td>
            <td>
              <TieButtons one={one} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
