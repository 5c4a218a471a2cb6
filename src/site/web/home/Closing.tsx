/** What is due next: the questions that close first, and the signposts that are looked for first. */
import { useToday } from '#kit/web/today.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Meta, StatusLabel } from '#kit/web/ui/controls/Tag.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { ByOthers } from '#items/web/AuthorLink.tsx'
import { type Card, useKindView } from '#items/web/kind-view.ts'
import { paths } from '#items/paths.ts'
import type { NextSignData } from '../layout/screen-data.ts'
import styles from './Home.module.css'

export function Closing({ items, signs }: { items: readonly Card[]; signs: readonly NextSignData[] }) {
  return (
    <Section title="Next to close" note={<Link to={paths.allStuff({ sort: 'closing' })}>All that close</Link>}>
      {items.length > 0 ? (
        <ol className={styles.closing}>
          {items.map((item) => (
            <ClosingItem key={item.id} item={item} />
          ))}
        </ol>
      ) : (
        <p className="soft">No question is open.</p>
      )}
      {signs.length > 0 && (
        <>
          <h3 className={styles.looked}>Signposts looked for first</h3>
          <ol className={styles.closing}>
            {signs.map((sign) => (
              <NextSign key={sign.title} sign={sign} />
            ))}
          </ol>
        </>
      )}
    </Section>
  )
}

function NextSign({ sign: { title, by, scenario } }: { sign: NextSignData }) {
  return (
    <li className={`is-${scenario.kind}`}>
      <div>
        <Link to={`${paths.item(scenario.kind, scenario.id)}#signposts`}>
          <bdi>
            <Chemical text={title} />
          </bdi>
        </Link>
        <Meta>
          <span>
            would speak for <bdi>{scenario.title}</bdi>
          </span>
        </Meta>
      </div>
      <span className={styles.figure}>by {by}</span>
    </li>
  )
}

function ClosingItem({ item }: { item: Card }) {
  const { figure, foot } = useKindView(item.kind)
  const [left, right] = foot(item)
  return (
    <li className={`is-${item.kind}`}>
      <div>
        <Link to={paths.item(item.kind, item.id)}>
          <bdi>
            <Chemical text={item.title} />
          </bdi>
        </Link>
        <Meta>
          <StatusLabel look={item.status === 'closing' ? 'soon' : 'open'}>{right}</StatusLabel>
          <span>{left}</span>
          <ByOthers item={item} />
        </Meta>
      </div>
      <span className={styles.figure}>{figure(item, useToday())}</span>
    </li>
  )
}
