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
import { useToday } from '#kit/web/today.ts'
import { seriesOf } from '#trends/web/item.ts'
import { saySignpost } from '../words.ts'
import type { ScenarioMore, ScenarioWhole } from './item.ts'
import styles from './ScenarioSide.module.css'
import type { ScenarioNumbers } from '../numbers.ts'
import { sayHowMany, saySign, sayTurn } from '../signs/say-sign.ts'
import type { Sign, Turn } from '../signs/sign.ts'

/** What the page shows elsewhere: members in their table, signposts above, siblings in theirs. */
const shownElsewhere = ['member', 'signpost', 'family']

export function ScenarioSide({
  item: { signposts },
  neighbours,
  numbers,
}: PartProps<ScenarioWhole, ScenarioMore, ScenarioNumbers>) {
  const others = neighbours.filter(({ ties }) => !ties.some(({ relation }) => shownElsewhere.includes(relation)))
  return (
    <>
      {signposts.length > 0 && (
        <SideBlock title="Signposts">
          <p className="fine soft">
            {numbers
              ? `${sayHowMany(numbers.signsOn, signposts.length)}.`
              : 'Where they stand appears here in a moment.'}
          </p>
          <ul className={styles.signposts}>
            {signposts.map((signpost) => (
              <SignToWatch
                key={signpost.title}
                signpost={signpost}
                watched={neighbours.find(({ ref }) => ref === signpost.watch)}
                sign={numbers?.signs.find(({ title }) => title === signpost.title) ?? null}
                turns={numbers?.turns.filter(({ title }) => title === signpost.title) ?? []}
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

type SignProps = { signpost: Signpost; watched: Neighbour | undefined; sign: Sign | null; turns: readonly Turn[] }

function SignToWatch({ signpost, watched, sign, turns }: SignProps) {
  const isOn = sign?.isOn ?? false
  const today = useToday()
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
        {sign && <span className={classes(styles.standing, isOn && styles.on)}>{saySign(sign, signpost, today)}</span>}
      </p>
      {turns.map((one) => (
        <p key={`${one.on} ${one.at} ${one.isOn}`} className={styles.watch}>
          {sayTurn(one)}
        </p>
      ))}
    </li>
  )
}
