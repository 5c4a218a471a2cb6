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
import { sayMeasured } from '#series/words.ts'
import type { PredictionMore, PredictionWhole } from './item.ts'
import styles from './Prediction.module.css'
import { ruleOf, unitOf } from './rules.ts'
import { arrange } from './ties.ts'
import type { PredictionNumbers } from '../numbers.ts'

export function PredictionRest({
  item,
  neighbours,
  numbers,
}: PartProps<PredictionWhole, PredictionMore, PredictionNumbers>) {
  const { criteria, resolutionSource, automatic, prose } = item
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
        <Section title="The series it asks about" note={ruleOf(item, numbers)} id="series">
          {automatic ? (
            series.map((one) => (
              <Asked key={one.ref} neighbour={one} threshold={automatic.threshold} unit={unitOf(item, numbers)} />
            ))
          ) : (
            <NeighbourList neighbours={series} isBrief={false} />
          )}
        </Section>
      )}
      <Prose tree={prose} />
    </>
  )
}

type AskedProps = { neighbour: Neighbour; threshold: number | undefined; unit: string | undefined }

/** The series as its kind draws it on a card, with the threshold marked where the rule has one. */
function Asked({ neighbour: { ref, item }, threshold, unit }: AskedProps) {
  const { Picture } = useKindView(item.kind)
  return (
    <div className={classes(styles.asked, `is-${item.kind}`)}>
      <p>
        <Link to={paths.itemOf(ref)}>
          <bdi>
            <Chemical text={item.title} />
          </bdi>
        </Link>
        {threshold !== undefined && (
          <span className="fine hush"> Dashed: {unit ? sayMeasured(threshold, unit) : sayNumber(threshold)}.</span>
        )}
      </p>
      <Picture item={item} {...(threshold !== undefined && { mark: threshold })} />
    </div>
  )
}
