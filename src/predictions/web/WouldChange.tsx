/** What would change Farsight's forecast, and to what: a line each, with the item that would show it. */
import { Linked } from '#items/web/Linked.tsx'
import type { Neighbour } from '#items/web/kind-view.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import type { Question } from '../question-types/schemas/index.ts'
import type { Reasoning } from '../reasons/reasons.ts'
import { sayEffect } from '../reasons/say-trigger.ts'
import styles from './Prediction.module.css'

type Props = { question: Question; forecast: Reasoning; neighbours: readonly Neighbour[] }

export function WouldChange({ question, forecast, neighbours }: Props) {
  const { triggers = [] } = forecast
  return (
    <ul className={styles.triggers}>
      {triggers.map((trigger) => (
        <li key={trigger.when}>
          <Chemical text={trigger.when} />: <b>{sayEffect(question, forecast, trigger)}</b>
          <Linked to={trigger.item} neighbours={neighbours} />
        </li>
      ))}
    </ul>
  )
}
