/** The rest of a prediction's page: how exactly it resolves, the series it asks about, why it matters. */
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { sayNumber } from '#kit/numbers.ts'
import { NeighbourList } from '#items/web/NeighbourList.tsx'
import { Prose } from '#items/web/Prose.tsx'
import { paths } from '#items/paths.ts'
import { type Neighbour, type PartProps, useKindView } from '#items/web/kind-view.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { Paragraphs } from '#kit/web/ui/Paragraphs.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import type { PredictionWhole } from './item.ts'
import styles from './Prediction.module.css'
import { ruleOf } from './PredictionSide.tsx'
import { arrange } from './ties.ts'
import type { PredictionNumbers } from '../numbers.ts'

export function PredictionRest({
  item: { criteria, resolutionSource, automatic, prose },
  neighbours,
  numbers,
}: PartProps<PredictionWhole, unknown, PredictionNumbers>) {
  // One that is drawn with its projection above is not drawn once more.
  const series = arrange(neighbours).series.filter(({ ref }) => ref !== numbers?.outlook?.trend)
  return (
    <>
      <Section title="How it resolves" note={<Chemical text={resolutionSource} />} id="resolution">
        <div className="prose small">
          <Paragraphs text={criteria} />
        </div>
      </Section>
      {series.length > 0 && (
        <Section title="The series it asks about" note={automatic && `Yes if ${ruleOf(automatic)}`} id="series">
          {automatic ? (
            series.map((one) => <Asked key={one.ref} neighbour={one} threshold={automatic.threshold} />)
          ) : (
            <NeighbourList neighbours={series} isBrief={false} />
          )}
        </Section>
      )}
      <Prose tree={prose} />
    </>
  )
}

/** The series as its kind draws it on a card, with the threshold marked. */
function Asked({ neighbour: { ref, item }, threshold }: { neighbour: Neighbour; threshold: number }) {
  const { Picture } = useKindView(item.kind)
  return (
    <div className={classes(styles.asked, `is-${item.kind}`)}>
      <p>
        <Link to={paths.itemOf(ref)}>
          <bdi>
            <Chemical text={item.title} />
          </bdi>
        </Link>
        <span className="fine hush"> Dashed: {sayNumber(threshold)}.</span>
      </p>
      <Picture item={item} mark={threshold} />
    </div>
  )
}
