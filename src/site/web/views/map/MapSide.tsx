/** One side of the map: a row an item, with what its link says and its number, and a line from each to the middle. */
import { useToday } from '#kit/web/today.ts'
import { figureOf } from '#items/web/figure-of.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { type Neighbour, useKindViews } from '#items/web/kind-view.ts'
import { MoreRows } from '#items/web/MoreRows.tsx'
import { type MapLine, type MapNode, mapLine } from '../../../map/lay-map.ts'
import styles from './Map.module.css'

type Node = MapNode<Neighbour>
type Props = {
  side: 'left' | 'right'
  title: string
  nothing: string
  nodes: readonly Node[]
  stepTo(ref: string): string
}

/** So many have a line; of the others a few are not worth a fold. */
const [mostDrawn, few] = [12, 2]

export function MapSide({ side, title, nothing, nodes, stepTo }: Props) {
  const isCut = nodes.length > mostDrawn + few
  const [drawn, rest] = isCut ? [nodes.slice(0, mostDrawn), nodes.slice(mostDrawn)] : [nodes, []]
  return (
    <>
      <section className={styles[side]} aria-label={title}>
        <h3>{title}</h3>
        {drawn.length === 0 ? <p className={styles.none}>{nothing}</p> : <Rows nodes={drawn} stepTo={stepTo} />}
      </section>
      {drawn.length > 0 && <Lines side={side} nodes={drawn} />}
      {rest.length > 0 && (
        <div className={classes(styles.rest, styles[`${side}Rest`])}>
          <MoreRows count={rest.length}>
            <Rows nodes={rest} stepTo={stepTo} />
          </MoreRows>
        </div>
      )}
    </>
  )
}

function Rows({ nodes, stepTo }: Pick<Props, 'nodes' | 'stepTo'>) {
  return (
    <ul className={styles.rows}>
      {nodes.map((node) => (
        <Row key={node.neighbour.ref} node={node} stepTo={stepTo} />
      ))}
    </ul>
  )
}

function Row({ node: { neighbour, says, line }, stepTo }: { node: Node } & Pick<Props, 'stepTo'>) {
  const { ref, item } = neighbour
  const view = useKindViews()[item.kind]
  const today = useToday()
  if (!view) return null
  const { figure, under, isEstimate } = figureOf(view, item, today)
  return (
    <li className={classes(`is-${item.kind}`, styles[line])}>
      {view.glyph}
      <span className={styles.name}>
        <Link to={stepTo(ref)} title={item.title}>
          <span className="unseen">{view.title}: </span>
          <bdi>
            <Chemical text={item.label} />
          </bdi>
        </Link>
        <span className={styles.says}>
          {says}
          {figure && (
            <>
              <span aria-hidden="true"> · </span>
              <b className={classes(isEstimate && styles.estimate)}>{figure}</b>
              {under && (
                <span className={styles.unit}>
                  {' '}
                  <Chemical text={under} />
                </span>
              )}
            </>
          )}
        </span>
      </span>
    </li>
  )
}

const looks: Record<MapLine, string | undefined> = { on: styles.lineOn, back: styles.lineBack, plain: styles.linePlain }

function Lines({ side, nodes }: Pick<Props, 'side' | 'nodes'>) {
  return (
    <svg
      className={classes(styles.lines, styles[`${side}Lines`])}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {nodes.map(({ neighbour, line }, i) => (
        <path key={neighbour.ref} className={looks[line]} d={mapLine(side, i, nodes.length)} />
      ))}
    </svg>
  )
}
