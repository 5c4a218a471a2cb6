/** How right one's older forecasts of an open question look so far: interim, and counted nowhere. */
import { sayDay } from '#kit/dates.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Numbers } from '#kit/web/ui/figures/Numbers.tsx'
import { paths } from '#items/paths.ts'
import { sayBrier, sayLog } from '../../record/say-scores.ts'
import { saySoFar } from '../../record/say-so-far.ts'
import { meanSoFar } from '../../scores/mean-so-far.ts'
import type { OwnSoFar } from '../call-forecasts.ts'

export function SoFar({ soFar }: { soFar: readonly OwnSoFar[] }) {
  const mean = meanSoFar(soFar)
  if (!mean) return null
  return (
    <>
      <p className="fine">
        {saySoFar(mean)} <Link to={paths.method('scores')}>How scores are made</Link>
      </p>
      <Numbers
        title={`Each of them so far (${soFar.length})`}
        caption="Your older forecasts, scored by what the crowd said 90 days later, the newest first"
        head={['When (UTC)', 'Brier', 'At least', 'Logarithmic']}
        rows={soFar.map(({ at, brier, least, log }) => [
          `${sayDay(at.slice(0, 10))}, ${at.slice(11, 16)}`,
          sayBrier(brier),
          sayBrier(least),
          sayLog(log),
        ])}
      />
    </>
  )
}
