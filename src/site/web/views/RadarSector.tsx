/** The items of one sector of the radar, the nearest first, as the keyboard goes through them. */
import type { ReactNode } from 'react'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { paths } from '#items/paths.ts'
import { useKindViews } from '#items/web/kind-view.ts'
import type { OnRadar } from './on-radar.ts'
import styles from './RadarView.module.css'

type Props = { title: ReactNode; items: readonly OnRadar[]; look(id: string | null): void }

export function RadarSector({ title, items, look }: Props) {
  const views = useKindViews()
  if (items.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ol>
        {items.map((item) => (
          <li key={item.id} className={`is-${item.kind}`}>
            {views[item.kind]?.glyph}
            <Link
              to={paths.item(item.kind, item.id)}
              title={item.title}
              onFocus={() => look(item.id)}
              onBlur={() => look(null)}
              onMouseEnter={() => look(item.id)}
              onMouseLeave={() => look(null)}
            >
              <bdi>
                <Chemical text={item.label} />
              </bdi>
            </Link>
            <span className={styles.when}>
              {item.when.says}
              {item.move && item.move.is !== 'same' && <span className={styles[item.move.is]}>{item.move.says}</span>}
            </span>
            <span className={classes(styles.figure, item.isEstimate && styles.estimate)}>{item.figure}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
