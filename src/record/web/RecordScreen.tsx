/**
 * How right the base has been: projections looked back on and kept, house forecasts, scenarios. What is not known yet
 * is said to be.
 */
import { useLoaderData } from 'react-router'
import { sayNumber } from '#kit/numbers.ts'
import { Section } from '#kit/web/ui/Section.tsx'
import { PageHead } from './PageHead.tsx'
import type { RecordData } from './record-data.ts'
import { Backtests } from './Backtests.tsx'
import { Forecasts } from './Forecasts.tsx'
import { Kept } from './Kept.tsx'
import styles from './Record.module.css'

export function RecordScreen() {
  const { record } = useLoaderData<RecordData>()
  const { backtests, kept, forecasts, scenarios } = record
  return (
    <>
      <PageHead title="How right it was">
        The base keeps score of itself. Good and bad results stand side by side, and nothing is taken down.
      </PageHead>
      <div className="stack loose">
        <Backtests backtests={backtests} />
        <Kept kept={kept} />
        <Forecasts forecasts={forecasts} />
        <Section title="Scenarios" note="Nothing to score yet" id="scenarios">
          <p className={styles.note}>
            {scenarios.scenarios === 0
              ? 'The base holds no scenario.'
              : `None of the ${sayNumber(scenarios.scenarios)} scenarios in ${sayNumber(scenarios.sets)} sets has resolved. Each can be held against the world when its horizon ends; until then its members are, among the forecasts above.`}
          </p>
        </Section>
      </div>
    </>
  )
}
