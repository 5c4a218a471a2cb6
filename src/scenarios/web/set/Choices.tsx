/** A morphological box: the choices of a set in rows, their states side by side, each with the worlds that take it. */
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import type { ScenarioSet } from '../../set.ts'
import { namedStates } from '../../words.ts'
import type { Numbered } from '../../worlds.ts'
import styles from './Set.module.css'

export function Choices({ set, worlds }: { set: ScenarioSet; worlds: readonly Numbered[] }) {
  const named = namedStates(set)
  return (
    <div className="stack tight">
      <dl className={styles.box}>
        {set.descriptors.map(({ id, title, states }) => (
          <div key={id}>
            <dt>
              <span className="hush">{named.find(({ descriptor }) => descriptor.id === id)?.code[0]}</span>{' '}
              <Chemical text={title} />
            </dt>
            <dd>
              <ul>
                {states.map((state) => {
                  const taking = worlds.filter((world) => world.states[id] === state.id)
                  return (
                    <li key={state.id} className={classes(taking.length > 0 && styles.taken)}>
                      <Taking worlds={taking} />
                      <Chemical text={state.title} />
                    </li>
                  )
                })}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      <p className="fine hush">
        A number stands in the state that its world takes. A way to combine the states holds together where no state of
        any choice is favoured by the others over the one that it takes.
      </p>
    </div>
  )
}

function Taking({ worlds }: { worlds: readonly Numbered[] }) {
  return worlds.map(({ id, number, title }) => (
    <span key={id}>
      <i className={styles.number} aria-hidden="true">
        {number}
      </i>
      <span className="unseen">{title}: </span>{' '}
    </span>
  ))
}
