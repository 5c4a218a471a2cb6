/**
 * Two choices of a set against each other, and where its worlds lie: any two, which stand in the address. A field
 * without a world says how many ways that hold together lie in it.
 */
import { useSearchParams } from 'react-router'
import { paths } from '#items/paths.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Field, Select } from '#kit/web/ui/controls/Field.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import type { Descriptor, ScenarioSet } from '../../set.ts'
import { sayLikely } from '../../words.ts'
import { type Numbered, type Pair, readPair, tellingPair } from '../../worlds.ts'
import styles from './Set.module.css'

type Ways = readonly Record<string, string>[] | null
type Props = { set: ScenarioSet; worlds: readonly Numbered[]; ways: Ways }

export function Quadrants({ set, worlds, ways }: Props) {
  const [query, setQuery] = useSearchParams()
  const pair = pairIn(query, set) ?? tellingPair(set, worlds)
  const [across, down] = [pair.across, pair.down].map((id) => set.descriptors.find((one) => one.id === id))
  if (!across || !down) return null
  return (
    <div className="stack tight">
      <Chooser set={set} pair={pair} choose={(next) => setQuery(next, { replace: true, preventScrollReset: true })} />
      <table className={styles.quadrants}>
        <caption className="unseen">
          {across.title} against {down.title}, and the worlds in each field
        </caption>
        <thead>
          <tr>
            <td>
              <span className="unseen">The states of both choices</span>
            </td>
            {across.states.map(({ id, title }) => (
              <th key={id} scope="col">
                <Chemical text={title} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {down.states.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Chemical text={row.title} />
              </th>
              {across.states.map((column) => {
                const lies = inField({ [across.id]: column.id, [down.id]: row.id })
                return (
                  <td key={column.id}>
                    <FieldOf worlds={worlds.filter(({ states }) => lies(states))} ways={ways?.filter(lies).length} />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const inField = (chosen: Record<string, string>) => (states: Record<string, string>) =>
  Object.entries(chosen).every(([id, state]) => states[id] === state)

/** The two that the address names, where the set has both. */
function pairIn(query: URLSearchParams, { descriptors }: ScenarioSet): Pair | null {
  const pair = readPair(query)
  return pair && Object.values(pair).every((id) => descriptors.some((one) => one.id === id)) ? pair : null
}

function FieldOf({ worlds, ways }: { worlds: readonly Numbered[]; ways: number | undefined }) {
  if (worlds.length === 0)
    return (
      <p>
        No world is told here.
        {ways !== undefined && (
          <>
            <br />
            {ways === 0 ? 'None would hold together.' : `${ways} ${ways === 1 ? 'way' : 'ways'} would hold together.`}
          </>
        )}
      </p>
    )
  return worlds.map(({ id, number, title, numbers }) => {
    const likely = numbers?.chance?.likely
    return (
      <p key={id}>
        <i className={styles.number}>{number}</i> <Link to={paths.item('scenario', id)}>{title}</Link>
        {likely && <b>{sayLikely(likely, numbers?.isWhole ?? false)}</b>}
      </p>
    )
  })
}

type ChooserProps = { set: ScenarioSet; pair: Pair; choose(pair: Pair): void }

/** Where scripts run the picture follows at once, and else after a press. The other choice of a pair is never twice. */
function Chooser({ set, pair, choose }: ChooserProps) {
  const other = { across: 'down', down: 'across' } as const
  const sides = [
    { side: 'across', label: 'Across' },
    { side: 'down', label: 'Down' },
  ] as const
  return (
    <form className={styles.chooser} method="get">
      {sides.map(({ side, label }) => (
        <Field key={side} label={label}>
          {(field) => (
            <Select
              {...field}
              isSmall
              name={side}
              value={pair[side]}
              onChange={({ target: { value } }) =>
                choose(
                  value === pair[other[side]] ? { across: pair.down, down: pair.across } : { ...pair, [side]: value },
                )
              }
            >
              {set.descriptors.map((one: Descriptor) => (
                <option key={one.id} value={one.id}>
                  {one.title}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
      <span className="unscripted">
        <Button type="submit" variant="plain" size="small">
          Show
        </Button>
      </span>
    </form>
  )
}
