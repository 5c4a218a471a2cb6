/**
 * Beside a scenario: the early signs to watch for and where each stands, the other worlds of its set, and what it is
 * linked to.
 */
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { NeighbourList } from '#items/web/NeighbourList.tsx'
import { paths } from '#items/paths.ts'
import type { Neighbour, PartProps } from '#items/web/kind-view.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { SideBlock } from '#kit/web/ui/Panel.tsx'
import { StatusLabel } from '#kit/web/ui/controls/Tag.tsx'
import type { Signpost } from '../scenario.ts'
import { seriesOf } from '#trends/web/item.ts'
import { saySignpost } from '../words.ts'
import type { ScenarioMore, ScenarioWhole } from './item.ts'
import styles from './ScenarioSide.module.css'
import { standingOf } from './signs.ts'
import type { ScenarioNumbers } from '../numbers.ts'

/** What the page shows elsewhere: members in their table, signposts above, siblings in theirs. */
const shownElsewhere = ['member', 'signpost', 'family']

export function ScenarioSide({
  item: { signposts },
  neighbours,
}: PartProps<ScenarioWhole, ScenarioMore, ScenarioNumbers>) {
  const others = neighbours.filter(({ ties }) => !ties.some(({ relation }) => shownElsewhere.includes(relation)))
  return (
    <>
      {signposts.length > 0 && (
        <SideBlock title="Signposts">
          <ul className={styles.signposts}>
            {signposts.map((signpost) => (
              <Sign
                key={signpost.title}
                signpost={signpost}
                watched={neighbours.find(({ ref }) => ref === signpost.watch)}
              />
            ))}
          </ul>
        </SideBlock>
      )}
      {others.length > 0 && (
        <SideBlock title="Linked to this scenario">
          <NeighbourList neighbours={others} />
        </SideBlock>
      )}
    </>
  )
}

function Sign({ signpost, watched }: { signpost: Signpost; watched: Neighbour | undefined }) {
  const { isOn, said } = standingOf(signpost, watched?.item)
  return (
    <li>
      <StatusLabel look={isOn ? 'on' : 'idle'}>
        <span className={styles.sign}>
          <Chemical text={signpost.title} />
        </span>
      </StatusLabel>
      <p className={styles.watch}>
        <Link to={paths.itemOf(signpost.watch)}>
          {watched ? <Chemical text={watched.item.label} /> : signpost.watch}
        </Link>{' '}
        {saySignpost(signpost, watched && seriesOf(watched.item)?.unit)}
        <span className={classes(styles.standing, isOn && styles.on)}>{said}</span>
      </p>
    </li>
  )
}
