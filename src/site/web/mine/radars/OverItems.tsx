/** What is settled or over stands on no radar; it can be taken off. */
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { paths } from '#items/paths.ts'
import { useKindViews } from '#items/web/kind-view.ts'
import styles from './Radars.module.css'
import { Trouble } from './Trouble.tsx'
import { type OwnRadarData, useChange } from './use-own-radar.ts'

export function OverItems({ id, over }: { id: number; over: OwnRadarData['over'] }) {
  const views = useKindViews()
  const { trouble, run } = useChange()
  return (
    <section className={styles.part}>
      <h3>Settled or over</h3>
      <ul className={styles.found}>
        {over.map(({ kind, id: item, label, title }) => (
          <li key={item} className={`is-${kind}`}>
            {views[kind]?.glyph}
            <Link to={paths.item(kind, item)} title={title}>
              <bdi>
                <Chemical text={label} />
              </bdi>
            </Link>
            <Button
              variant="plain"
              size="small"
              aria-label={`Take off: ${label}`}
              onClick={() =>
                void run((call) => call('takeFromOwnRadar', { params: { radar: id, kind, id: item }, query: {} }))
              }
            >
              Take off
            </Button>
          </li>
        ))}
      </ul>
      <Trouble says={trouble} />
    </section>
  )
}
