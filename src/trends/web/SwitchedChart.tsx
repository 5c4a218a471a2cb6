/** The chart of a trend in whose projection networks have their half, with the switch that draws it without them. */
import { type ComponentProps, useCallback, useState } from 'react'
import { fileNameOf } from '#kit/chart/file-name.ts'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { createCaller } from '#kit/web/call.ts'
import { useView } from '#kit/web/chart/answering/use-view.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import type { MadeProjection } from '#series/projection.ts'
import { trendAddresses } from '../addresses.ts'
import type { trendContract } from '../contract.ts'
import { sayRefused } from '../numbers-words.ts'
import type { WithoutNetworks } from '../networks/without-networks.ts'
import { aloneOf } from '../shown/projection-of.ts'
import { chartNamed, TrendChart } from './TrendChart.tsx'
import styles from './SwitchedChart.module.css'

type Props = ComponentProps<typeof TrendChart> & { id: string; projection: MadeProjection }

const callTrends = createCaller<typeof trendContract>(trendAddresses)

export function SwitchedChart({ id, projection, ...chart }: Props) {
  const [isWanted, setWanted] = useState(false)
  // Who is sent the chart without them is shown that.
  useView(
    fileNameOf(chartNamed(chart.title, 'without')),
    useCallback(() => setWanted(true), []),
  )
  const asked = useAnswer(callTrends, 'findWithoutNetworks', isWanted ? { params: { id }, query: {} } : null)
  // While nothing is asked there is no answer.
  const alone = asked.answer?.withoutNetworks ?? null
  return (
    <>
      {!alone && asked.failure && (
        <LoadFailure
          what="The projection without networks"
          message={asked.failure.message}
          tone="warn"
          onAgain={asked.again}
        />
      )}
      <TrendChart
        {...chart}
        {...(alone
          ? { projection: aloneOf(projection, alone), networks: 'without', framedBy: projection }
          : { projection, networks: 'with' })}
        foot={
          <>
            <output className={styles.drawn}>
              {isWanted && <Chemical text={sayDrawn(alone, chart.series.unit)} />}
            </output>
            <span className={styles.switch}>
              <Button variant="plain" size="small" aria-pressed={isWanted} onClick={() => setWanted(!isWanted)}>
                <Icon name={isWanted ? 'check' : 'plus'} />
                Without neural networks
              </Button>
            </span>
          </>
        }
      />
    </>
  )
}

function sayDrawn(alone: WithoutNetworks | null, unit: string): string {
  if (!alone) return 'Still with networks: what the methods make of this series alone is not here yet.'
  const others = 'The headline and all other numbers stay those of the whole projection.'
  if (alone.refused !== null) return `Nothing projected. Without networks: ${sayRefused(alone, unit)} ${others}`
  return `What the methods make of this series alone. ${others}`
}
