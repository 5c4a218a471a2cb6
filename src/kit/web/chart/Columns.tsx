/**
 * Chances that together make a distribution, as columns side by side: one of them may stand out, with a word over it.
 */
import { sayChance } from '#kit/numbers.ts'
import { classes } from '../ui/classes.ts'
import { round } from '../../chart/path.ts'
import { Label, Plot, plotClass as styles } from './Plot.tsx'
import { linearScale } from '../../chart/scale.ts'

export type Column = { name: string; chance: number }

type Props = { columns: readonly Column[]; hot?: { name: string; label: string } | undefined; label: string }

export function Columns({ columns, hot, label }: Props) {
  const highest = Math.max(0.05, ...columns.map(({ chance }) => chance))
  const chances = linearScale(0, Math.min(1, highest * 1.05), { isNice: true, count: 3 })
  const y = { ...chances, say: sayChance }
  const width = 1000 / columns.length
  const every = Math.max(1, Math.ceil(columns.length / 8))
  const places = columns.map(({ name }, i) => ({ name, at: (i + 0.5) * width }))
  // Counted from the end: the last column is named, since it says how far they go.
  const named = places.filter((_, i) => (columns.length - 1 - i) % every === 0)
  const x = {
    ...linearScale(0, 1000),
    ticks: named.map(({ at }) => at),
    at: (place: number) => place,
    say: (place: number) => named.find(({ at }) => at === place)?.name ?? '',
  }
  const top = (chance: number) => round(1000 - y.at(chance))
  const marked = columns.findIndex(({ name }) => name === hot?.name)
  const outlines = columns.map(
    ({ chance }, i) => `M${round((i + 0.08) * width)} 1000V${top(chance)}h${round(width * 0.84)}V1000Z`,
  )
  const place = (marked + 0.5) * width
  // Over the neighbours too that the words reach across: on a usual chart they are a ninth of it wide.
  const reach = Math.ceil(55 / width)
  return (
    <Plot
      x={x}
      y={y}
      label={label}
      height={7.5}
      reads={() =>
        columns.map(({ name, chance }, i) => ({
          at: name,
          x: (i + 0.5) * width,
          y: top(chance),
          when: name,
          value: sayChance(chance),
          more: '',
        }))
      }
      first={Math.max(0, marked)}
      labels={
        hot &&
        marked >= 0 && (
          <Label
            x={place}
            y={top(
              Math.max(...columns.slice(Math.max(0, marked - reach), marked + reach + 1).map(({ chance }) => chance)),
            )}
            at={place < 200 ? 'ur' : place > 800 ? 'ul' : 'up'}
            className={styles.k}
          >
            {hot.label}
          </Label>
        )
      }
    >
      <path className={styles.bin} d={outlines.filter((_, i) => i !== marked).join('')} />
      {marked >= 0 && <path className={classes(styles.bin, styles.hot)} d={outlines[marked]} />}
    </Plot>
  )
}
