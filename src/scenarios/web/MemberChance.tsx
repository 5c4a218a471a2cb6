/** A member's chance to turn out as a world needs it, and who says so; or why nobody does. */
import { sayChance } from '#kit/numbers.ts'
import { ProbabilityBar } from '#kit/web/chart/Bars.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import type { ScenarioNumbers } from '../numbers.ts'
import styles from './Scenario.module.css'

type AnyChance = ScenarioNumbers['members'][number]
type Known = Extract<AnyChance, { version: number; probability: number }>

export function MemberChance({ chance }: { chance: AnyChance | undefined }) {
  if (!chance) return <td className="num">not made yet</td>
  if (chance.probability === null) return <td className={classes('num', styles.unknown)}>{reasons[chance.why]}</td>
  const { probability, from, people, model, given, validated } = chance
  return (
    <td className={classes('num', styles.estimate)}>
      {sayChance(probability)}
      <ProbabilityBar value={probability} {...(model !== undefined && { model })} isSlim />
      <span className={styles.by}>
        {people === undefined ? sources[from] : `${people} people together`}
        {sayBeside(chance)}
        {given && `: ${sayChance(given.said)} if its condition holds`}
        {!validated && ', beyond the validated range'}
      </span>
    </td>
  )
}

/** What others say: ': Farsight 55%, model 48%', beside people '; Farsight 55%'. */
function sayBeside({ people, forecast, forecastBy, model }: Known): string {
  const by = forecastBy === 'author' ? 'its author' : 'Farsight'
  return [
    forecast === undefined ? '' : `${people === undefined ? ':' : ';'} ${by} ${sayChance(forecast)}`,
    model === undefined ? '' : `, model ${sayChance(model)}`,
  ].join('')
}

const sources: Record<Known['from'], string> = {
  crowd: 'people together',
  pool: 'both together',
  house: 'Farsight’s forecast',
  author: 'author’s forecast',
  model: 'projection of the series',
  observed: 'already known',
}

const reasons: Record<Exclude<AnyChance, Known>['why'], string> = {
  'not-seen': 'cannot be seen',
  'no-forecast': 'no number yet',
  'no-projection': 'no projection',
  'beyond-projection': 'beyond the projection',
  annulled: 'annulled',
  'forecast-first': 'hidden until you have forecast',
}
