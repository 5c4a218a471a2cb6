/** The series that decide a question and are not drawn with their projection, with what is asked for marked in them. */
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { sayNumber, sayQuantity } from '#kit/numbers.ts'
import { paths } from '#items/paths.ts'
import { type Neighbour, useKindView } from '#items/web/kind-view.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import styles from './Prediction.module.css'

type Props = { series: readonly Neighbour[]; threshold: number | undefined; unit: string | undefined }

export function SeriesAsked({ series, ...asked }: Props) {
  return series.map((one) => <Asked key={one.ref} neighbour={one} {...asked} />)
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
          <span className="fine hush"> Dashed: {unit ? sayQuantity(threshold, unit) : sayNumber(threshold)}.</span>
        )}
      </p>
      <Picture item={item} {...(threshold !== undefined && { mark: threshold })} />
    </div>
  )
}
