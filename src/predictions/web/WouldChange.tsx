/** What would change Farsight's forecast, and to what: a line each, with the item that would show it. */
import { Linked } from '#items/web/Linked.tsx'
import type { Neighbour } from '#items/web/kind-view.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import type { Question } from '../question-types/schemas/index.ts'
import type { Reasoning } from '../reasons/reasons.ts'
import { sayEffect, sayMoved } from '../reasons/say-trigger.ts'
import styles from './Prediction.module.css'

type Props = { question: Question; forecast: Reasoning; neighbours: readonly Neighbour[] }

export function WouldChange({ question, forecast, neighbours }: Props) {
  const { triggers = [] } = forecast
  const from = sayMoved(question, forecast, triggers[0]?.option)
  return (
    <Section title="What would change it" note={from && `From ${from}, as Farsight says`} id="triggers">
      <ul className={styles.triggers}>
        {triggers.map((trigger) => (
          <li key={trigger.when}>
            <Chemical text={trigger.when} />: <b>{sayEffect(question, forecast, trigger)}</b>
            <Linked to={trigger.item} neighbours={neighbours} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
