/**
 * Who pushes whom: how much the state in a row promotes or hinders the state in a column. Every cell prints its sign.
 */
import { Figure } from '#kit/web/chart/Figure.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { TableWrap } from '#kit/web/ui/figures/Table.tsx'
import type { ScenarioSet } from '../../set.ts'
import { judgementsOf, type Named, namedStates, signOf } from '../../words.ts'
import styles from './Matrix.module.css'

type Props = { set: ScenarioSet }

export function Matrix({ set }: Props) {
  const named = namedStates(set)
  const judge = judgementsOf(set.crossImpacts)
  return (
    <Figure
      title="Who pushes whom"
      caption="How much the state in a row promotes or hinders the state in a column. Columns carry the letters of the rows."
    >
      <TableWrap label="Cross-impact matrix" className={styles.wrap}>
        <table className={styles.matrix}>
          <caption className="unseen">
            Influence of each row&rsquo;s state on each column&rsquo;s state, from minus 3 (hinders) to plus 3
            (promotes)
          </caption>
          <Head set={set} named={named} />
          {set.descriptors.map((descriptor) => (
            <tbody key={descriptor.id}>
              {named
                .filter((row) => row.descriptor === descriptor)
                .map((row, k) => (
                  <tr key={row.key}>
                    {k === 0 && (
                      <th scope="rowgroup" rowSpan={descriptor.states.length} className={styles.descriptor}>
                        {descriptor.title}
                      </th>
                    )}
                    <th scope="row">
                      <span className={styles.code}>{row.code}</span> <Chemical text={row.title} />
                    </th>
                    {named.map((column) =>
                      column.descriptor === descriptor ? (
                        <td key={column.key} className={styles.self}>
                          <span className="unseen">its own choice</span>
                        </td>
                      ) : (
                        <td key={column.key} className={colourOf(judge(row.key, column.key))}>
                          {signOf(judge(row.key, column.key))}
                        </td>
                      ),
                    )}
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
      </TableWrap>
      <Key />
    </Figure>
  )
}

function Head({ set, named }: { set: ScenarioSet; named: readonly Named[] }) {
  return (
    <thead>
      <tr>
        <td colSpan={2} rowSpan={2} className={styles.corner}>
          <span className="unseen">row on column</span>
        </td>
        {set.descriptors.map(({ id, title, states }) => (
          <th key={id} scope="colgroup" colSpan={states.length} className={styles.descriptor}>
            {title}
          </th>
        ))}
      </tr>
      <tr>
        {named.map(({ key, code, title }) => (
          <th key={key} scope="col" title={title}>
            {code}
            <span className="unseen"> {title}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Key() {
  return (
    <p className={styles.key}>
      <span>hinders</span>
      {[-3, -2, -1, 0, 1, 2, 3].map((judgement) => (
        <i key={judgement} className={colourOf(judgement) ?? styles.none} />
      ))}
      <span>promotes</span>
    </p>
  )
}

function colourOf(judgement: number): string | undefined {
  return judgement === 0 ? undefined : styles[`${judgement > 0 ? 'p' : 'm'}${Math.abs(judgement)}`]
}
