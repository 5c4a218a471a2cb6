/** The picture of a scenario: the state that it takes of every choice of its set, among those that it does not. */
import type { PartProps } from '#items/web/kind-view.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import type { ScenarioNumbers } from '../../numbers.ts'
import { sayCount } from '../../words.ts'
import type { ScenarioMore, ScenarioWhole } from '../item.ts'
import styles from '../Scenario.module.css'

type Props = PartProps<ScenarioWhole, ScenarioMore, ScenarioNumbers>

export function ScenarioPicture({ item: { consistent, states }, more: { set } }: Props) {
  return (
    <div className="stack tight">
      {!consistent && (
        <Banner tone="warn">
          <p>
            <strong>Written against its own matrix, on purpose.</strong> The text says why.
          </p>
        </Banner>
      )}
      <h2 className={styles.made}>This world in {sayCount(set.descriptors.length)} choices</h2>
      <dl className={styles.choices}>
        {set.descriptors.map(({ id, title, states: possible }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>
              <ul>
                {possible.map((one) => (
                  <li key={one.id} className={classes(styles.state, states[id] === one.id && styles.chosen)}>
                    {states[id] !== one.id && <span className="unseen">Not: </span>}
                    <Chemical text={one.title} />
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
