/** What the bars of the horizon say, in words and in numbers: which is which, what a line means, how many each year has. */
import { sayNumber } from '#kit/numbers.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { KindLabel, Meta } from '#kit/web/ui/controls/Tag.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { paths } from '#items/paths.ts'
import { useKindViews } from '#items/web/kind-view.ts'
import { horizonYears } from '../../../horizon-marks.ts'
import { columnsOf, drawnAs, sumOf, type YearCount } from '../../../year-counts.ts'
import styles from './HorizonStrip.module.css'

const { first, last } = horizonYears

type Props = { years: readonly YearCount[]; kinds: readonly string[] }

/** Nothing where each item has a mark of its own. */
export function YearNumbers({ years, kinds }: Props) {
  const views = useKindViews()
  const columns = columnsOf(years, kinds)
  if (drawnAs(columns) !== 'bars') return null
  return (
    <div className={styles.numbers}>
      <Meta>
        {kinds.map((kind) => (
          <KindLabel key={kind} kind={kind} glyph={views[kind]?.glyph}>
            {views[kind]?.section}
          </KindLabel>
        ))}
        <span>by the year their horizon ends; a line higher is ten times as many</span>
      </Meta>
      <details>
        <summary>In numbers</summary>
        <Table caption="How many items have their horizon in each year" isPlain>
          <thead>
            <tr>
              <th scope="col">Year</th>
              {kinds.map((kind) => (
                <th key={kind} scope="col" className="num">
                  {views[kind]?.section}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Beyond title={`Before ${first}`} years={years.filter(({ year }) => year < first)} kinds={kinds} />
            {columns.map(({ year, counts }) => (
              <tr key={year}>
                <th scope="row">
                  <Link to={paths.allStuff({ from: year, to: year })}>{year}</Link>
                </th>
                {counts.map((items, i) => (
                  <td key={kinds[i]} className="num">
                    {sayNumber(items)}
                  </td>
                ))}
              </tr>
            ))}
            <Beyond title={`After ${last}`} years={years.filter(({ year }) => year > last)} kinds={kinds} />
          </tbody>
        </Table>
      </details>
    </div>
  )
}

function Beyond({ title, years, kinds }: Props & { title: string }) {
  if (sumOf(years) === 0) return null
  return (
    <tr>
      <th scope="row">{title}</th>
      {kinds.map((kind) => (
        <td key={kind} className="num">
          {sayNumber(sumOf(years.filter((one) => one.kind === kind)))}
        </td>
      ))}
    </tr>
  )
}
