/** Until when each early sign of each world is to be seen, on one scale of years that ends at the horizon of the set. */
import { decimalYear } from '#kit/dates.ts'
import { linearScale, type Scale } from '#kit/chart/scale.ts'
import { useToday } from '#kit/web/today.ts'
import { classes } from '#kit/web/ui/classes.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { paths } from '#items/paths.ts'
import type { Signpost } from '../../scenario.ts'
import type { Sign } from '../../signs/sign.ts'
import { saySign } from '../../signs/say-sign.ts'
import type { Numbered } from '../../worlds.ts'
import styles from './SignTimeline.module.css'

type Props = { worlds: readonly Numbered[]; until: number }

export function SignTimeline({ worlds, until }: Props) {
  const now = decimalYear(useToday())
  const last = Math.max(until, ...worlds.flatMap(({ signposts }) => signposts.map(({ by }) => by))) + 1
  const scale = linearScale(Math.min(Math.floor(now), last - 1), last, { count: 6, isYears: true })
  return (
    <div className={styles.timeline}>
      <Years scale={scale} />
      {worlds
        .filter(({ signposts }) => signposts.length > 0)
        .map(({ id, number, title, signposts, numbers }) => (
          <section key={id} aria-label={title}>
            <h3>
              <i className={styles.number}>{number}</i> {title}
            </h3>
            <ol>
              {signposts
                .toSorted((a, b) => a.by - b.by)
                .map((signpost) => (
                  <SignRow
                    key={signpost.title}
                    signpost={signpost}
                    sign={numbers?.signs.find((one) => one.title === signpost.title) ?? null}
                    scale={scale}
                    now={now}
                  />
                ))}
            </ol>
          </section>
        ))}
    </div>
  )
}

const placeAt = (scale: Scale, year: number) => `${Math.round(scale.at(year)) / 10}%`

/** Said in every row, so the scale itself is for the eye. */
function Years({ scale }: { scale: Scale }) {
  return (
    <div className={styles.years} aria-hidden="true">
      {scale.ticks.map((year) => (
        <span key={year} style={{ left: placeAt(scale, year) }}>
          {year}
        </span>
      ))}
    </div>
  )
}

type RowProps = { signpost: Signpost; sign: Sign | null; scale: Scale; now: number }

/** A sign is looked for until the end of its year. */
function SignRow({ signpost, sign, scale, now }: RowProps) {
  const today = useToday()
  const [from, by] = [placeAt(scale, now), placeAt(scale, signpost.by + 1)]
  return (
    <li>
      <p>
        <Link to={paths.itemOf(signpost.watch)}>
          <Chemical text={signpost.title} />
        </Link>
        <span>
          by {signpost.by}
          {sign && `, ${saySign(sign, signpost, today)}`}
        </span>
      </p>
      <div className={styles.track} aria-hidden="true">
        {signpost.by + 1 > now && <i className={styles.wait} style={{ left: from, right: `calc(100% - ${by})` }} />}
        <i className={styles.now} style={{ left: from }} />
        <i className={classes(styles.end, sign?.isOn && styles.on)} style={{ left: by }} />
      </div>
    </li>
  )
}
