/** How readers rate a trend: for each mark how many gave it, never a mean alone. */
import { paths } from '#items/paths.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { markAt, type Ratings, sayMiddle, sayTooFew } from '../ratings.ts'
import { type ScaleName, scaleNames, scales } from '../words.ts'
import styles from './Readers.module.css'

/** As the answer has them: five counts each. */
type Props = { ratings: { people: number; counts: Record<ScaleName, number[]> | null } }

export function RatingBars({ ratings: { people, counts } }: Props) {
  if (!counts) return <p className="soft">{sayTooFew(people)}</p>
  return (
    <div className={styles.marks}>
      {scaleNames.map((name) => (
        <Distribution key={name} name={name} counts={counts[name] as NonNullable<Ratings['counts']>[ScaleName]} />
      ))}
      <p className="fine">
        <Link to={paths.method('ratings')}>How readers’ ratings are put together</Link>
      </p>
    </div>
  )
}

type DistributionProps = { name: ScaleName; counts: NonNullable<Ratings['counts']>[ScaleName] }

/** The middle half of the readers is darker. */
function Distribution({ name, counts }: DistributionProps) {
  const { title, asks, words } = scales[name]
  const most = Math.max(...counts)
  const [low, high] = [markAt(counts, 0.25), markAt(counts, 0.75)]
  return (
    <figure className="is-trend stack tight">
      <figcaption>
        <b>{title}</b>
        <p className="fine soft">{asks}</p>
      </figcaption>
      <table className={styles.bars}>
        <caption className="unseen">{title}: how many readers gave each mark</caption>
        <tbody>
          {words.map((word, i) => (
            <tr key={word} className={i + 1 >= low && i + 1 <= high ? styles.middle : undefined}>
              <th scope="row">
                {i + 1} {word}
              </th>
              <td>
                <div className={styles.rail}>
                  <span aria-hidden="true">
                    <i style={{ width: `${(100 * (counts[i] ?? 0)) / most}%` }} />
                  </span>
                  {counts[i]}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fine soft">{sayMiddle(counts)}</p>
    </figure>
  )
}
