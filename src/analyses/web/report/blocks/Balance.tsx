/** What speaks for and what against, the strongest first. */
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { ClaimLink } from '../ClaimLink.tsx'
import { ItemLink } from '../ItemLink.tsx'
import { kindClass } from '../kind-class.ts'
import type { BlockProps } from './block-props.ts'
import styles from './Blocks.module.css'

type Line = BlockProps<'balance'>['block']['for'][number]

export function Balance({ block: { title, for: pro, against } }: BlockProps<'balance'>) {
  return (
    <section className={styles.balance} aria-label={title}>
      <Side title="For" lines={pro} />
      <Side title="Against" lines={against} />
    </section>
  )
}

function Side({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <div>
      <h3>{title}</h3>
      {lines.length === 0 && <p className={styles.nothing}>Nothing that the base holds.</p>}
      <ul className={styles.lines}>
        {lines.map(({ label, item, text, evidence }, i) => (
          <li key={i} className={classes(kindClass(item))}>
            <ItemLink item={item}>{label}</ItemLink>
            <span className={styles.said}>
              <ClaimLink evidence={evidence}>
                <Chemical text={text} />
              </ClaimLink>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
